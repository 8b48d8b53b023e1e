// Starts the app, stands in for it when it has stopped, and watches for a newer build.
//
// It is plain JavaScript because it must work when the app does not. The app talks to it as `window.scoresheet`.

// What is said before the app can speak, and where it never does.
const WORDS = {
  en: { loading: "Loading…", sentence: "Scoresheet has stopped. What was saved is still there.", reload: "Reload" },
  ru: { loading: "Загрузка…", sentence: "Scoresheet остановлен. Всё, что было сохранено, на месте.", reload: "Перезагрузить" },
  de: { loading: "Wird geladen…", sentence: "Scoresheet ist stehen geblieben. Was gespeichert war, ist noch da.", reload: "Neu laden" },
};
const OWN = WORDS[language()] ?? WORDS.en;
const FOLDER = new URL("./", import.meta.url).href;
const BUILD = document.querySelector('meta[name="build"]').content;

// What the app last said about its saved entries, in the user's language.
let said;
let stopped;

let registration;
let updateReady = false;
let applying = false;
let changing = false;
const listeners = [];

window.scoresheet = {
  // The app calls this after each committed write: an entry that was saved must not be in doubt after a crash.
  savedUpTo(sentence, reload) {
    said = { sentence, reload: reload || said?.reload || OWN.reload };
    stopped?.show(said);
  },

  // From now on nothing on the page may look alive: what is typed into a stopped app is lost.
  panic() {
    if (stopped) return;
    stopped = overlay();
    stopped.show(said ?? OWN);
  },

  get updateReady() {
    return updateReady;
  },

  // Goes over to the newer build. Only the user asks for this, and the app offers it only while no game is open.
  applyUpdate() {
    if (!updateReady || applying) return;
    applying = true;
    newerWorker().postMessage({ type: "activate" });
  },

  // Calls back once a newer build is ready, at once if it is ready already.
  onUpdate(callback) {
    listeners.push(callback);
    if (updateReady) callback();
  },
};

// The language that the user has chosen in the app, else the browser's.
function language() {
  let chosen = null;
  try {
    chosen = localStorage.getItem("language");
  } catch {
    // A browser that keeps nothing has no choice to tell.
  }
  return (chosen ?? navigator.language).slice(0, 2);
}

function overlay() {
  const dialog = document.createElement("dialog");
  dialog.className = "shell-stopped";
  dialog.setAttribute("role", "alertdialog");
  dialog.setAttribute("aria-modal", "true");
  dialog.setAttribute("aria-labelledby", "shell-sentence");
  dialog.setAttribute("closedby", "none");
  const panel = document.createElement("div");
  const sentence = document.createElement("p");
  sentence.id = "shell-sentence";
  const button = document.createElement("button");
  button.type = "button";
  button.addEventListener("click", reload);
  panel.append(sentence, button);
  dialog.append(panel);
  // Escape must not uncover the page behind; some browsers let a second Escape through.
  dialog.addEventListener("cancel", (event) => event.preventDefault());
  dialog.addEventListener("close", () => dialog.showModal());
  keepKeysFrom(button);
  document.body.append(dialog);
  // A modal dialog lies above everything, the app's own dialogs too, and makes the rest inert.
  dialog.showModal();
  button.focus();
  return {
    show(texts) {
      sentence.textContent = texts.sentence;
      button.textContent = texts.reload;
    },
  };
}

// The stopped app may still listen to keys of the whole window.
function keepKeysFrom(button) {
  for (const kind of ["keydown", "keypress", "keyup"]) {
    window.addEventListener(
      kind,
      (event) => {
        event.stopImmediatePropagation();
        if (event.key === "Tab" || event.key === "Escape") {
          event.preventDefault();
          button.focus();
        }
      },
      true,
    );
  }
}

function reload() {
  // An app that stops before it has said anything may be too broken to offer the build that mends it.
  if (updateReady && !said) {
    window.scoresheet.applyUpdate();
  } else {
    location.reload();
  }
}

function isTheApps(error, file) {
  return error instanceof WebAssembly.RuntimeError || Boolean(file?.startsWith(FOLDER));
}

window.addEventListener("error", (event) => {
  if (isTheApps(event.error, event.filename)) window.scoresheet.panic();
});

window.addEventListener("unhandledrejection", (event) => {
  if (isTheApps(event.reason)) window.scoresheet.panic();
});

// The app adds to what is in its place and removes nothing.
function endLoading() {
  document.querySelector(".shell-loading").textContent = OWN.loading;
  const loading = new MutationObserver(() => {
    loading.disconnect();
    document.querySelector(".shell-loading").remove();
  });
  loading.observe(document.getElementById("main"), { childList: true });
}

async function start() {
  endLoading();
  try {
    const app = await import("./app.js");
    await app.default();
  } catch (error) {
    console.error(error);
    window.scoresheet.panic();
  }
}

// A page hears of the newer build in two ways, and a second reload on top of the first can bring a browser down.
function changeOver() {
  if (changing) return;
  changing = true;
  location.reload();
}

function newerWorker() {
  return registration.waiting ?? registration.active;
}

function tellUpdate() {
  if (updateReady) return;
  updateReady = true;
  for (const callback of listeners) callback();
}

function watch(worker) {
  const look = () => {
    // The first worker of all is no update: it keeps what is on the page.
    if (worker.state === "installed" && registration.active) tellUpdate();
  };
  worker.addEventListener("statechange", look);
  look();
}

async function keepOffline() {
  // Browsers offer it only over https and on this machine; without it the app works as long as the network does.
  const workers = navigator.serviceWorker;
  if (!workers) return;
  let controlled = Boolean(workers.controller);
  workers.addEventListener("controllerchange", () => {
    // Every page of the old build goes with it, as its files are gone. The first worker only takes over what is there.
    if (controlled || applying) changeOver();
    controlled = true;
  });
  workers.addEventListener("message", (event) => {
    const other = event.data.build !== BUILD;
    if (event.data.type === "chosen" && other) changeOver();
    // Under a newer worker that became active while no page was open, the page is still of the build that was chosen.
    if (event.data.type === "build" && other) tellUpdate();
  });
  registration = await workers.register("/sw.js", { updateViaCache: "none" });
  registration.addEventListener("updatefound", () => watch(registration.installing));
  for (const worker of [registration.installing, registration.waiting]) {
    if (worker) watch(worker);
  }
  workers.controller?.postMessage({ type: "build" });
}

await start();
keepOffline().catch((error) => console.warn("No offline mode:", error));
