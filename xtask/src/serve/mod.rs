//! `cargo xtask serve`: the web app on this machine, and for tablets in the same network.
//!
//! It is a server for trying the app and for a hall's own network. Any server will do on the internet, provided that
//! it sends the same headers ([`site`]).

mod address;
mod encoding;
mod site;

use std::net::{SocketAddr, TcpListener};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::Arc;

use anyhow::{Context, Result};
use axum::Router;
use axum::http::Request;
use axum_server::tls_rustls::RustlsConfig;
use clap::Args;

use self::address::Scheme;
use self::site::Site;
use crate::bundle;
use crate::workspace::Workspace;

#[derive(Args)]
pub struct ServeArguments {
    /// The port; 0 takes a free one
    #[arg(long, default_value_t = 8080)]
    port: u16,
    /// Where to listen: localhost for this machine only, 0.0.0.0 for the whole network
    #[arg(long, default_value = "localhost")]
    host: String,
    /// A certificate as a PEM file, for https
    #[arg(long, requires = "key")]
    cert: Option<PathBuf>,
    /// The certificate's private key as a PEM file
    #[arg(long, requires = "cert")]
    key: Option<PathBuf>,
    /// Serve this bundle as it is instead of making a new one
    #[arg(long)]
    dir: Option<PathBuf>,
}

impl ServeArguments {
    fn files_of_tls(&self) -> Option<(&PathBuf, &PathBuf)> {
        self.cert.as_ref().zip(self.key.as_ref())
    }
}

/// Serves until it is stopped.
///
/// # Errors
///
/// If the bundle cannot be made or read, the certificate cannot be used or the port is taken.
pub fn run(arguments: &ServeArguments) -> Result<ExitCode> {
    let folder = match &arguments.dir {
        Some(folder) => folder.clone(),
        None => made()?,
    };
    let site = Arc::new(Site::read(&folder)?);
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build().context("cannot start tokio")?;
    runtime.block_on(serve(arguments, site))?;
    Ok(ExitCode::SUCCESS)
}

fn made() -> Result<PathBuf> {
    let workspace = Workspace::find()?;
    let folder = bundle::default_folder(&workspace)?;
    bundle::make(&workspace, &folder)?;
    Ok(folder)
}

async fn serve(arguments: &ServeArguments, site: Arc<Site>) -> Result<()> {
    let app = Router::new().fallback(move |request: Request<axum::body::Body>| {
        let response = site.answer(request.method(), request.uri().path(), request.headers());
        async move { response }
    });
    let tls = match arguments.files_of_tls() {
        Some((cert, key)) => Some(certified(cert, key).await?),
        None => None,
    };
    let listener = listen(&arguments.host, arguments.port)?;
    let local = listener.local_addr().context("the listener has no address")?;
    let scheme = if tls.is_some() { Scheme::Https } else { Scheme::Http };
    print!("{}", address::told(local, scheme, address::in_the_network()));
    let app = app.into_make_service();
    match tls {
        Some(tls) => axum_server::from_tcp_rustls(listener, tls)?.serve(app).await,
        None => axum_server::from_tcp(listener)?.serve(app).await,
    }
    .context("the server stopped")
}

async fn certified(cert: &PathBuf, key: &PathBuf) -> Result<RustlsConfig> {
    let config = RustlsConfig::from_pem_file(cert, key).await;
    config.with_context(|| format!("cannot use the certificate {} with the key {}", cert.display(), key.display()))
}

fn listen(host: &str, port: u16) -> Result<TcpListener> {
    let addresses = address::of_host(host, port)?;
    TcpListener::bind(&addresses as &[SocketAddr]).with_context(|| {
        format!("cannot listen on port {port} of {host}: is another server running there? Try another --port")
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_taken_port_is_told_with_what_to_do() {
        let first = listen("localhost", 0).unwrap();
        let port = first.local_addr().unwrap().port();
        let error = listen("localhost", port).unwrap_err().to_string();
        assert_eq!(
            error,
            format!("cannot listen on port {port} of localhost: is another server running there? Try another --port")
        );
    }
}
