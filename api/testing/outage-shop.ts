import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from '#api/platform/settings';
import { openShop } from '#api/shop';
import { createPool } from '#db/pool';
import { startPostgres } from '../../.ci/postgres.ts';
import { aPageSource } from './page-source.ts';
import { tcpProxy } from './tcp-proxy.ts';

export type OutageShop = Awaited<ReturnType<typeof openOutageShop>>;

/** Opens a whole shop with jobs and pages whose database and network can be broken. */
export async function openOutageShop() {
  const server = await startPostgres();
  const { hostname, port } = new URL(server.url);
  const network = await tcpProxy({ hostname, port: Number(port) });
  const dataDir = mkdtempSync(join(tmpdir(), 'stormy-'));
  const log: string[] = [];
  const shop = await openShop({
    settings: {
      ...readSettings({
        DATA_DIR: dataDir,
        DATABASE_URL: `postgres://shop@127.0.0.1:${network.port}/postgres`,
        SESSION_SECRET: 'a-session-secret-of-the-tests-32-characters',
        VAULT_KEY: 'a-vault-key-of-the-tests-32-characters-long',
        RATE_LIMITS: 'off',
        DATABASE_STATEMENT_TIMEOUT: '2',
      }),
      payment: {
        kind: 'sandbox',
        port: 0,
        url: undefined,
        webhookSecret: undefined,
        methods: ['card'],
      },
    },
    pages: aPageSource(),
    now: () => new Date(),
    say: () => {},
    log: (line) => log.push(line),
  });
  /** A connection to the database that bypasses the proxy. */
  const direct = createPool(server.url, 1);

  function send(
    method: string,
    path: string,
    { body, cookie, signal }: { body?: unknown; cookie?: string; signal?: AbortSignal } = {},
  ): Promise<Response> {
    return shop.app.handle(
      new Request(`http://localhost:3000${path}`, {
        method,
        signal: signal ?? null,
        headers: {
          ...(cookie && { cookie }),
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        ...(body ? { body: JSON.stringify(body) } : {}),
      }),
    );
  }

  return {
    server,
    network,
    shop,
    direct,
    log,
    send,
    async close() {
      await shop.stop();
      await direct.end();
      network.stop();
      await server.stop();
      rmSync(dataDir, { recursive: true });
    },
  };
}
