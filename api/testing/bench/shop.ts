import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../.ci/postgres.ts';
import { freePort } from '../free-port.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const script = new URL('../../server.ts', import.meta.url).pathname;
const secret = 'a secret of benchmarks: 32 or more characters';

export type BenchShop = Awaited<ReturnType<typeof openBenchShop>>;

/**
 * The built shop in a process of its own, on a new Postgres with the demo catalog. Rate limits
 * are off and there is no payment provider; the rest is as in production.
 */
export async function openBenchShop() {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
  const port = freePort();
  const env = {
    NODE_ENV: '',
    PORT: String(port),
    DATABASE_URL: postgres.url,
    DATA_DIR: dataDir,
    DEMO_DATA: 'on',
    RATE_LIMITS: 'off',
    SESSION_SECRET: secret,
    VAULT_KEY: secret,
    SANDBOX_URL: 'http://127.0.0.1:9',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_the_benchmarks',
  };
  let server: ServerProcess | undefined;
  return {
    server: () => server as ServerProcess,
    /** Ends the process of the shop, if there is one, and starts another on the same database. */
    async restart() {
      await server?.stop();
      server = await startServer(script, { port, env });
      return server;
    },
    async stop() {
      await server?.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
