### Экраны: сообщения, заголовки, клавиши и подсказки. Коротко, спокойно, словами арбитров.

## Что только что произошло

notice-entered = Записано: { $label } { $text }
notice-taken-back = Отменено
notice-taken-out = Вычеркнуто: { $label }
notice-nothing-to-take-back = Отменять нечего.
notice-empty-text = Сначала введите ход.
notice-too-long = Это длиннее любого хода. Пометки на бланке не допускаются.
notice-no-entry-yet = Сначала запишите ход.
notice-no-time = «{ $text }» не читается как время. Введите минуты (91) или часы и минуты (1:31).
notice-no-place = На бланке для этого нет места.
notice-claim-made = Требование заявлено. Как продолжится партия, скажет арбитр.
notice-wrong-pin = Неверный ПИН-код.
notice-pin-waits = Слишком много неверных ПИН-кодов. Подождите { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
} и попробуйте снова.
notice-importing = Сохраняется { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
} …
notice-imported-some = Из файла взято партий: { $games }, с начала. Для архивов есть командная строка.
notice-imported = { $games ->
    [one] Добавлена { $games } партия
    [few] Добавлены { $games } партии
   *[many] Добавлено { $games } партий
}{ $odd ->
    [0] .
    [one] ; в файле { $odd } необычное место.
    [few] ; в файле { $odd } необычных места.
   *[many] ; в файле { $odd } необычных мест.
}
notice-handed-out = { $way ->
    [file] Файл передан браузеру.
    [clipboard] Скопировано.
   *[share] Отправлено.
}
notice-not-handed-out = { $way ->
    [file] Не удалось сохранить файл.
    [clipboard] Браузер не разрешает здесь копировать. Сохраните файл.
   *[share] Ничего не отправлено.
}

## Что не так и что делать

fault-pin = В ПИН-коде арбитра должно быть от { $shortest } до { $longest } цифр или букв.
fault-pins-differ = ПИН-коды различаются. Введите один и тот же ПИН-код дважды.
fault-no-game = { $name ->
    [none] В тексте нет партий. Вставьте партию в формате PGN.
   *[other] В файле { $name } нет партий. Выберите файл PGN.
}
fault-store = { $what ->
    [full] На этом устройстве не осталось места. Освободите его.
    [refused] Браузер не разрешает этой странице ничего сохранять. Причиной может быть приватное окно или настройка.
    [superseded] Работу приняла более новая версия приложения. Перезагрузите страницу.
    [taken] Запись этой партии изменила другая страница.
    [silent] Хранилище браузера не отвечает.
   *[failed] Сбой хранилища браузера.
}
saved-up-to = { $entry ->
    [none] Эта страница остановилась. Всё, что отмечено как сохранённое, сохранено.
   *[other] Эта страница остановилась. Сохранено до { $entry } включительно.
}
not-saved-from = { $entry ->
    [none] НЕ СОХРАНЕНО
   *[other] НЕ СОХРАНЕНО с { $entry }
}
other-page = Эта партия записывается на другой странице этого устройства. Здесь её можно только читать — такой, какой она была при открытии страницы.
written-elsewhere = { $entry ->
    [none] Запись этой партии изменила другая страница. Здесь больше ничего не сохраняется.
   *[other] Запись этой партии изменила другая страница. Начиная с { $entry } здесь ничего не сохраняется: выгрузите журнал.
}

## Журнал, нейтральными словами

log-opened = { $previous ->
    [none] Партия подготовлена
   *[other] Партия подготовлена. Предыдущая партия на этом устройстве: { $previous }
}
log-corrected = { $label } исправлено на { $to }
log-inserted = Вставлено: { $label } { $to }
log-removed = Вычеркнуто: { $label }
log-header = Изменён заголовок: { $tag }
log-diagram = Новая диаграмма, начиная с { $label }
log-taken-back = { $entry ->
    [none] Отменено последнее изменение
   *[other] Отменено: { $entry }
}
log-hidden-till-start = Страница скрыта, приложение запущено снова через { $span }, причина неизвестна
log-started = Приложение запущено ({ $build })
log-hidden = Страница не на экране: { $span }, причина неизвестна
log-clock-jumped = Часы устройства сдвинулись на { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
   *[many] { $seconds } секунд
}
log-acknowledged = Журнал просмотрен арбитром
log-lock = { $what ->
    [pin-set] ПИН-код задан
    [unlocked] Доступ арбитра открыт
    [wrong-pin] Неверный ПИН-код
    [too-soon] ПИН-код введён слишком рано
   *[locked] Доступ арбитра закрыт
}
log-claim = { $kind ->
    [threefold] Троекратное повторение
    [fivefold] Пятикратное повторение
    [fifty] Правило 50 ходов
    [seventy-five] Правило 75 ходов
   *[other] Требование
}, { $by ->
    [white] белые
    [black] чёрные
   *[director] арбитр
}: { $step ->
    [drafted] составлен черновик
    [made] заявлено
    [cancelled] черновик отменён
   *[play-goes-on] партия продолжается
}
log-decision = Решение: { $text }
log-result = Записан результат: { $figures }
log-signed = { word-side.start } подписали бланк
log-closed = Бланк закрыт арбитром

## Везде

label-app = Бланк партии
label-starting = Партии открываются…
label-back = Назад
label-language = Язык
label-theme = Цвета
label-theme-name = { $theme ->
    [device] Как на устройстве
    [light] Бумага
   *[dark] Тёмные
}

## Список партий

label-games = Партии
label-no-games = Партий пока нет. Новую партию арбитр и игроки создают вместе, при регистрации.
label-new-game = Новая партия
label-import = Добавить партии
label-about = О приложении
label-update-ready = Готова новая версия.
label-update-now = Обновить
label-no-store = На этом устройстве ничего нельзя сохранить.
label-not-secure = Эта страница загружена не по защищённому соединению (https): для запуска ей нужна сеть, а экран может гаснуть. Сохранение работает.
label-not-persistent = Браузер может удалить сохранённые партии, если ему не хватит места. Установите приложение или выгружайте партии после каждого тура.
label-nameless = Без имени
label-damaged = Сохранённый журнал повреждён, начиная со строки { $line }. То, что стоит до неё, можно прочесть.
label-newer = Сохранено более новой версией приложения (формат { $version }). Чтобы прочесть, обновите его.
label-unreadable = Не читается.

## Новая партия

label-white-name = { word-white }
label-black-name = { word-black }
label-event = Турнир
label-site = Место
label-date = Дата
label-round = Тур
label-board-number = Доска
label-keeper = Чей это бланк
label-rules = Правила
label-preset = { $id ->
    [us-2024] Федерация США, обычная игра (2024)
   *[fide-2023] ФИДЕ, классические шахматы (2023)
}
label-new-pin = ПИН-код арбитра
label-pin-again = ПИН-код ещё раз
label-new-pin-hint = Задаёт арбитр; игроки его не знают. Во время партии он открывает проверку требований. Без него закончить партию могут только оба игрока.
label-begin = Начать партию

## Добавление партий

label-import-file = Файл PGN
label-import-text = Или вставьте партию
label-import-pasted = Добавить

## Запись партии

label-mode-record = Запись
label-mode-claim = Требование
label-mode-director = Арбитр
label-mode-result = Результат
label-mode-finished = Окончена
label-mode-read-only = Просмотр
label-no-help = Ничего не проверяется
label-next = { $label } – ход { word-side.genitive }
label-not-certain = Доска неточна с { $since }: вводите ходы текстом.
label-board = Доска
label-square = { $mark ->
    [selected] { label-square.content }, выбрано
    [last] { label-square.content }, последняя запись
   *[none] { label-square.content }
}
    .content = { $man ->
        [none] { $square }
       *[other] { $square }, { word-man }
    }
label-moves = Ходы
label-no-moves = Нажмите на фигуру, затем на поле её хода, или введите ход.
label-cell = { $saved ->
    [hollow] { label-cell.with-clock }, ещё не сохранено
   *[solid] { label-cell.with-clock }
}
    .with-clock = { $clock ->
        [none] { label-cell.with-offer }
       *[other] { label-cell.with-offer }, часы { $clock }
    }
    .with-offer = { $offer ->
        [offered] { label-cell.entry }, предложена ничья
       *[not-offered] { label-cell.entry }
    }
    .entry = { $label } { $kind ->
        [illegible] неразборчиво { $text }
        [tick] галочка
        [dash] прочерк
        [blank] не заполнено
       *[move] { $text }
    }
label-type-move = Введите ход
label-enter = Записать
label-take-back = Отменить
label-dash = Прочерк
label-illegible = Неясно
label-draw-offer = Ничья (=)
label-clock = Часы
label-clock-field = Показание часов
label-note = Отметить
label-claim = Требование
label-result = Результат
label-director = Арбитр
label-correcting = Правка: { $entry }
label-inserting = Новая запись перед { $entry }
label-insert-before = Вставить перед
label-take-out = Убрать
label-leave-cell = Оставить
label-promote-to = Во что превращается пешка?
label-man = { word-kind }
label-stays-pawn = пешка
label-which-move = Какой ход означает «{ $text }»?
label-drop-question = Ничего из этого
label-saving = Сохраняется…
label-export-log = Выгрузить журнал
label-reload = Перезагрузить
label-try-again = Ещё раз

## Требования

desk-kind = { $kind ->
    [threefold] Троекратное повторение
    [fivefold] Пятикратное повторение
    [fifty] Правило 50 ходов
   *[seventy-five] Правило 75 ходов
}
desk-what = Предмет требования
desk-who = Кто заявляет
desk-claimant = { $by ->
    [white] Белые
    [black] Чёрные
   *[director] Арбитр
}
desk-intended = Объявленный ход
desk-intended-hint = Только если требование опирается на ход, который ещё не сделан. Введите его или укажите на доске два поля. Для позиции на доске оставьте пустым.
desk-draft = Составить черновик
desk-draft-hint = Черновик ещё не является требованием: оно заявляется за доской.
desk-steps = Что делать сейчас
desk-rule = ({ $rule })
desk-no-steps = Эти правила не говорят, как заявляется такое требование. Спросите арбитра.
desk-drafted = { $intending ->
    [none] { desk-drafted.claim }
   *[other] { desk-drafted.claim }, объявленный ход { $intending }
}
    .claim = { $by ->
        [white] Требование белых
        [black] Требование чёрных
       *[director] Требование арбитра
    }: { $kind ->
        [threefold] троекратное повторение позиции
        [fivefold] пятикратное повторение позиции
        [fifty] правило 50 ходов
       *[seventy-five] правило 75 ходов
    }
desk-made = Требование заявлено. Запись зафиксирована на этом месте.
desk-cancel = Отменить черновик
desk-play-goes-on = Партия продолжается
desk-agreed = Соперник согласен: ничья

## Доступ арбитра

desk-pin = ПИН-код арбитра
desk-unlock = Открыть
desk-lock-hint = Только для арбитра. Каждая попытка записывается в журнал и видна. Через минуту доступ закрывается сам.
desk-lock = Закрыть и вернуть

## Стол арбитра

desk-question = Вопрос
desk-after-move = Рассмотреть после
desk-pressed = { word-side.start } переключили часы?
desk-known = { $answer ->
    [yes] Да
    [no] Нет
   *[unknown] Неизвестно
}
desk-touched = Поле тронутой фигуры
desk-no-square = Введите поле, например e4, или ничего.
desk-mark-made = Требование заявлено
desk-findings = Почему
desk-time-change = Изменение времени { word-side.genitive }: { $seconds } с
desk-offer = { $offer ->
    [stands] Предложение ничьей, заключённое в требовании, остаётся в силе.
   *[lapses] Предложение ничьей, заключённое в требовании, больше не действует.
}
desk-evidence-hidden = Требование не принято к рассмотрению, поэтому позиция при игроках не разбирается.
desk-open-layer = Только для арбитра
desk-close-layer = Закрыть часть для арбитра
desk-faults = Невозможные, неразборчивые или пропущенные ходы: { $plies }
desk-no-faults = До этого места все записанные ходы сделаны по правилам.
desk-log = Журнал этого устройства
desk-acknowledge = Просмотрено
desk-head = Печать журнала: { $hash }
desk-head-hint = По печати видны повреждения и правка отдельных мест. Если владелец устройства записал журнал целиком заново, по ней этого не видно.
desk-decision = Решение
desk-decide-draw = Партия окончена вничью
desk-decide-deny = Отклонено, партия продолжается
desk-decision-field = Своими словами
desk-note-decision = Записать, партия продолжается
desk-decision-text = { $what ->
    [draw] Ничья
   *[deny] Отклонено, партия продолжается
} ({ $by ->
    [white] белые
    [black] чёрные
   *[director] арбитр
}, { $kind ->
    [threefold] троекратное повторение позиции
    [fivefold] пятикратное повторение позиции
    [fifty] правило 50 ходов
   *[seventy-five] правило 75 ходов
}; заключение приложения: { $verdict ->
    [verdict-upheld] удовлетворено
    [verdict-rejected] отклонено
    [verdict-not-in-order] не принято к рассмотрению
    [verdict-no-such-claim] такого требования нет
   *[verdict-for-director] решает арбитр
})
desk-close-sheet = Закрыть бланк без подписей

## Конец партии

desk-result = Результат партии
desk-noted = Записано: { $figures }
desk-take-off = Неверно, убрать
desk-sign = { word-side.start } подписывают
desk-signed = { word-side.start } подписали
desk-sign-hint = Подписывают оба игрока, или бланк закрывает арбитр.
desk-save-file = Сохранить PGN
desk-copy = Копировать PGN
desk-share = Отправить PGN
desk-for-us = Для Scoresheet и для архива
desk-for-others = Для других программ
desk-for-others-hint = Другие программы не могут принять эту партию такой, какой она стоит на бланке. Они получат ходы, возможные по правилам, а остальное в комментариях.
desk-check-claim = Проверить требование
desk-leave = К партиям

## О приложении

desk-what-this-is = Электронный бланк и помощник по требованиям для шахмат за доской. Во время партии он не помогает: ничего не проверяется и ничего не отмечается. Требования проверяет арбитр, по своему ПИН-коду.
desk-licence = Свободная программа на условиях GNU General Public License версии 3 или более поздней. Шахматного движка в ней нет.
desk-build = Сборка { $build }
desk-check-storage = Проверить хранилище
desk-check-storage-hint = Вносит пробные записи в отдельное хранилище этого браузера, читает их и удаляет.
desk-checking-storage = Проверяется…
desk-storage-well = Проверено обещаний хранилища: { $checked }. Все выполняются.
desk-storage-bad = Не записывайте партии на этом устройстве. Обещания, которых его хранилище не выполняет: { $failed }
desk-works-offline = Работает без сети.
desk-not-offline = Для запуска нужна сеть.
desk-persistent = Браузер не удаляет сохранённые партии.
