import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '../server-process.ts'
import { findProgram } from './find-program.ts'
import { isSoon, startPart } from './part.ts'

/** A proxy before web servers. */
export interface WebProxy {
  kind: ProxyKind
  url: string
  end: () => Promise<void>
}

/** Proxies that are tried. HAProxy asks the servers whether they are ready; nginx only notices that one is gone. */
export const PROXY_KINDS = ['haproxy', 'nginx'] as const
export type ProxyKind = (typeof PROXY_KINDS)[number]

/** Finds a proxy; undefined where it is not installed. */
export const findProxy = (kind: ProxyKind): string | undefined => findProgram(kind)

const START_MS = 10_000
const SAME_USER = { prefix: [] }

/** Starts a proxy before web servers. @param home a folder of its own. @param ports where the servers listen on loopback. */
export async function startProxy(kind: ProxyKind, home: string, ports: readonly number[]): Promise<WebProxy> {
  const program = findProxy(kind)
  if (program === undefined) throw new Error(`${kind} is not installed`)
  const port = await freePort()
  const config = join(home, `${kind}.conf`)
  await mkdir(home, { recursive: true })
  await writeFile(config, kind === 'haproxy' ? writeHaproxy(port, ports) : writeNginx(home, port, ports))
  const args = kind === 'haproxy' ? ['-db', '-f', config] : ['-p', home, '-e', 'stderr', '-c', config]
  const part = await startPart(SAME_USER, program, args)
  const url = `http://127.0.0.1:${port}`
  const answers = () =>
    fetch(`${url}/healthz`)
      .then(({ ok }) => ok)
      .catch(() => false)
  if (!(await isSoon(answers, START_MS))) throw new Error(`${kind} did not start: ${part.printed()}`)
  return { kind, url, end: () => part.end('SIGTERM') }
}

function writeHaproxy(port: number, ports: readonly number[]): string {
  const servers = ports.map((each, index) => `  server web${index + 1} 127.0.0.1:${each} check`)
  return `defaults
  mode http
  timeout connect 2s
  timeout check 2s
  timeout client 60s
  timeout server 60s
  timeout http-keep-alive 10s
  option forwardfor
  option redispatch 1
  retries 3

frontend product
  bind 127.0.0.1:${port}
  default_backend web

backend web
  balance roundrobin
  option httpchk GET /readyz
  default-server inter 300ms fall 2 rise 1
${servers.join('\n')}
`
}

function writeNginx(home: string, port: number, ports: readonly number[]): string {
  const servers = ports.map((each) => `    server 127.0.0.1:${each} max_fails=1 fail_timeout=1s;`)
  const user = process.getuid?.() === 0 ? 'user root;\n' : ''
  return `${user}daemon off;
worker_processes 1;
pid ${join(home, 'nginx.pid')};
error_log stderr warn;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${join(home, 'body')};
  proxy_temp_path ${join(home, 'proxy')};
  fastcgi_temp_path ${join(home, 'fastcgi')};
  uwsgi_temp_path ${join(home, 'uwsgi')};
  scgi_temp_path ${join(home, 'scgi')};
  upstream web {
${servers.join('\n')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://web;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_connect_timeout 2s;
      proxy_read_timeout 60s;
    }
  }
}
`
}
