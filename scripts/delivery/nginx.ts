import {CACHE, HASHED, ROBOTS, UNINDEXED} from './headers.ts';

/** Where the Dockerfile puts the site; another root can be written into the file. */
export const NGINX_ROOT = '/usr/share/nginx/html';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * The site as an nginx server on port 8080, to be included in its `http` block. TLS is that of the proxy before it. The root holds the build
 * at the base URL; `redirects` are exact locations (`nginxRules`); `hashedPaths` is how paths begin that hold a hash of their content.
 */
export function nginxConfig(security: Readonly<Record<string, string>>, redirects: string, baseUrl: string, hashedPaths: readonly string[] = HASHED): string {
  const hashed = `^${escape(baseUrl)}(${hashedPaths.map(escape).join('|')})`;
  const unindexed = `^${escape(baseUrl)}(${UNINDEXED.map((paths) => escape(paths).replace('\\*', '.*')).join('|')})$`;
  const headers = Object.entries(security).map(([name, value]) => `  add_header ${name} "${value}" always;`);
  return `map $uri $site_cache_control {
  "~${hashed}" "${CACHE.hashed}";
  default "${CACHE.other}";
}
# An empty header is not sent.
map $uri $site_robots {
  "~${unindexed}" "${ROBOTS}";
  default "";
}

server {
  listen 8080;
  root ${NGINX_ROOT};
  index index.html;
  absolute_redirect off;
  server_tokens off;
  error_page 404 ${baseUrl}404.html;

  include /etc/nginx/mime.types;
  types {
    text/markdown md;
    application/yaml yaml;
  }
  charset utf-8;
  charset_types text/css text/javascript text/markdown text/plain text/xml application/javascript application/json application/yaml image/svg+xml;

  # Files are compressed beforehand.
  gzip_static on;
  brotli_static on;

${headers.join('\n')}
  # Not for errors: what is missing now may be there after the next deploy.
  add_header Cache-Control $site_cache_control;
  add_header X-Robots-Tag $site_robots;

  # One address a page, with a slash at its end.
  if ($request_uri ~ "^([^?]*/)index\\.html(\\?|$)") {
    return 301 $1$is_args$args;
  }
  location / {
    try_files $uri $uri/ =404;
  }
  location ~ ^(?<page>.+)\\.html$ {
    try_files $uri @page;
  }
  location @page {
    return 301 $page/$is_args$args;
  }
  location = ${baseUrl}404.html {
    internal;
  }
  # Rules for other hosts are no part of the site.
  location ~ ^${escape(baseUrl)}(_headers|_redirects)$ {
    return 404;
  }

${redirects.trimEnd().replace(/^/gm, '  ')}
}
`;
}

/** An image that serves the build with that configuration; the context is the folder of the project. */
export const dockerfile = (baseUrl: string): string => `FROM debian:13-slim
RUN apt-get update \\
  && apt-get install -y --no-install-recommends nginx-light libnginx-mod-http-brotli-static \\
  && rm -rf /var/lib/apt/lists/* /etc/nginx/sites-enabled/default
COPY delivery/nginx.conf /etc/nginx/conf.d/site.conf
COPY build/ ${NGINX_ROOT}${baseUrl}
EXPOSE 8080
USER www-data
CMD ["nginx", "-g", "daemon off; pid /tmp/nginx.pid; error_log stderr;"]
`;
