import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'bun';
import { findProgram } from '../find-program.ts';

const binary = findProgram('haproxy');

/** Starts HAProxy, which sends requests to the ports whose process says that it is ready. */
export async function startBalancer(port: number, targets: number[]) {
  const servers = targets.map((target) => `  server web${target} 127.0.0.1:${target} check`);
  const { stop } = await startHaproxy(`global
  maxconn 2000
defaults
  mode http
  timeout connect 2s
  timeout client 70s
  timeout server 70s
  retries 3
  option redispatch 1
frontend shop
  bind 127.0.0.1:${port}
  option forwardfor
  default_backend web
backend web
  balance roundrobin
  option httpchk GET /api/ready
  default-server inter 300ms fall 1 rise 1
${servers.join('\n')}
`);
  return { url: `http://127.0.0.1:${port}`, stop };
}

export async function startHaproxy(configuration: string) {
  if (!binary) throw new Error('HAProxy is not installed. Install Debian’s package haproxy.');
  const folder = mkdtempSync(join(tmpdir(), 'haproxy-'));
  const file = join(folder, 'haproxy.cfg');
  await Bun.write(file, configuration);
  const child = spawn([binary, '-db', '-q', '-f', file], { stdout: 'ignore', stderr: 'ignore' });
  return {
    async stop() {
      child.kill('SIGKILL');
      await child.exited;
      rmSync(folder, { recursive: true });
    },
  };
}
