import {escapeRegExp} from '../../../../lib/escape.ts';
import {CACHE, HASHED, ROBOTS, UNINDEXED} from './headers.ts';
import {HTML_INDEX, negotiationMaps} from './negotiation.ts';

/** Web root in the container image. To serve the site from another folder, replace it in the configuration. */
export const NGINX_ROOT = '/usr/share/nginx/html';

/** Path where Debian and Ubuntu install the nginx module that serves `.br` files. */
export const BROTLI_MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Debian packages that the configuration needs. */
export const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static'] as const;

/**
 * Regular expressions for the path of a page without its final slash, limited to characters that are safe in a header, and for the suffixes
 * of other spellings of the path.
 */
export const PAGE_PATH = '(?:/[\\w.~+@-]+?)*?';
export const PAGE_SUFFIX = '(?:/index\\.html|/index|\\.html)?';

/**
 * Returns the nginx server of the site, on port 8080, to be included in an `http` block. It uses plain HTTP and expects a proxy that
 * terminates TLS. The root contains the build at the base URL. `redirects` are exact locations (`nginxRules`), and `hashedPaths` are the
 * path prefixes, relative to the base URL, of files whose names contain a hash of their content.
 *
 * Redirects don't repeat any part of the request except for the query: the target is either fixed or the path of an existing page, and
 * `$site_page` contains only characters that are safe in a header.
 */
export function nginxConfig(
  security: Readonly<Record<string, string>>,
  redirects: string,
  baseUrl: string,
  hashedPaths: readonly string[] = HASHED,
): string {
  const hashed = `^${escapeRegExp(baseUrl)}(${hashedPaths.map(escapeRegExp).join('|')})`;
  const unindexed = `^${escapeRegExp(baseUrl)}(${UNINDEXED.map((paths) => escapeRegExp(paths).replace('\\*', '.*')).join('|')})$`;
  const headers = Object.entries(security).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `map $uri $site_cache_control {
  "~${hashed}" "${CACHE.hashed}";
  default "${CACHE.other}";
}
# An empty header isn't sent. Pages have Vary, so the pattern doesn't match them, also not if the client gets the Markdown version: search
# engines should index the page, whatever they accept.
map "$site_vary$uri" $site_robots {
  "~${unindexed}" "${ROBOTS}";
  default "";
}
${negotiationMaps()}# The path of the page that a URL stands for: /a/ for /a, /a.html, /a/index, and /a/index.html.
map $uri $site_page {
  "~^(?<site_path>${PAGE_PATH})${PAGE_SUFFIX}$" "$site_path/";
  default "";
}

server {
  listen 8080;
  root ${NGINX_ROOT};
  absolute_redirect off;
  server_tokens off;
  error_page 404 ${baseUrl}404.html;

  include /etc/nginx/mime.types;
  types {
    text/markdown md;
    application/yaml yaml;
  }
  default_type application/octet-stream;
  charset utf-8;
  charset_types text/css text/javascript text/markdown text/plain text/xml application/javascript application/json application/yaml image/svg+xml;

  # The build contains a compressed copy of each text file. Caches keep one response for each encoding.
  gzip_static on;
  brotli_static on;
  gzip_vary on;

${headers.join('\n')}
  # Not for errors: what's missing now can exist after the next deployment.
  add_header Cache-Control $site_cache_control;
  add_header X-Robots-Tag $site_robots;
  # Caches keep one response for each Accept header of a page. This is in addition to Vary: Accept-Encoding.
  set $site_vary "";
  add_header Vary $site_vary;

  # Compressed copies have no URL.
  location ~ \\.(?:br|gz)$ {
    return 404;
  }
  # One URL for each page, with a slash at the end.
  location ~ /$ {
    set $site_vary Accept;
    try_files $uri$site_index \${uri}${HTML_INDEX} =404;
  }
  location ~ (?:/index|\\.html)$ {
    if (-f "$document_root\${site_page}index.html") {
      return 301 $site_page$is_args$args;
    }
    try_files $uri =404;
  }
  location / {
    try_files $uri @page;
  }
  location @page {
    if (-f "$document_root\${site_page}index.html") {
      return 301 $site_page$is_args$args;
    }
    return 404;
  }
  location = ${baseUrl}404.html {
    internal;
  }

${redirects.trimEnd().replace(/^/gm, '  ')}
}
`;
}

/** Paths in the main configuration. The defaults are those of the container image. */
interface MainConfigPaths {
  /** Only folder that nginx writes to. */
  temp?: string;
  /** Configuration of the site (`nginxConfig`). */
  site?: string;
  /** Path of the access log, or `off`. */
  accessLog?: string;
}

/**
 * Returns a complete nginx configuration that includes the configuration of the site. It needs no root privileges and writes to one folder
 * only, so it runs as an unprivileged user on a read-only file system.
 */
export function mainConfig({
  temp = '/tmp',
  site = '/etc/nginx/site.conf',
  accessLog = '/dev/stdout',
}: MainConfigPaths = {}): string {
  const tempPaths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${temp}/${name};`,
  );
  return `load_module ${BROTLI_MODULE};
worker_processes auto;
daemon off;
pid ${temp}/nginx.pid;
error_log stderr warn;

events {
  worker_connections 1024;
}

http {
${tempPaths.join('\n')}
  access_log ${accessLog};
  sendfile on;
  tcp_nopush on;

  include ${site};
}
`;
}

/**
 * Returns the Dockerfile of an image that serves the build with these configurations. The build context is the project folder. The user is
 * a number because Kubernetes can't tell from a name whether a user is unprivileged; 33 is `www-data`.
 */
export const dockerfile = (baseUrl: string): string => `FROM debian:13-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends ${NGINX_PACKAGES.join(' ')} \\
  && rm -rf /var/lib/apt/lists/*
COPY delivery/main.conf /etc/nginx/nginx.conf
COPY delivery/nginx.conf /etc/nginx/site.conf
COPY build/ ${NGINX_ROOT}${baseUrl}
EXPOSE 8080
USER 33:33
STOPSIGNAL SIGQUIT
CMD ["nginx", "-e", "stderr"]
`;
