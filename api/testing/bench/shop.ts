import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../../.ci/postgres.ts';
import { freePort } from '../free-port.ts';
import { type Provider, startProvider } from './provider.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const serverScript = new URL('../../server.ts', import.meta.url).pathname;
const secret = 'a secret of benchmarks: 32 or more characters';
const webhookSecret = 'whsec_of_the_benchmarks';

export interface BenchShop {
  /** The current process of the shop. */
  server(): ServerProcess;
  provider: Provider;
  databaseUrl: string;
  /** Ends the process and starts another one on the same database. */
  restart(): Promise<ServerProcess>;
  stop(): Promise<void>;
}

/**
 * Runs the built shop in a process of its own, on a new Postgres with the demo catalog. Rate limits
 * are off, the rest is as in production, unless `settings` say otherwise. They can name a database
 * that is already there.
 */
export async function openBenchShop(
  settings: Record<string, string> = {},
  output?: string,
): Promise<BenchShop> {
  const closing: (() => unknown)[] = [];
  const stop = async () => {
    for (const close of closing.splice(0).reverse()) await close();
  };
  try {
    const dataDir = mkdtempSync(join(tmpdir(), 'bench-'));
    closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const databaseUrl = settings.DATABASE_URL ?? (await openDatabase(closing));
    const provider = await startProvider(webhookSecret);
    closing.push(() => provider.stop());
    const port = freePort();
    const env = {
      NODE_ENV: '',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      DEMO_DATA: 'on',
      RATE_LIMITS: 'off',
      SESSION_SECRET: secret,
      VAULT_KEY: secret,
      SANDBOX_URL: provider.url,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      ...settings,
    };
    let server = await startServer(serverScript, { port, env, output });
    closing.push(() => server.stop());
    return {
      server: () => server,
      provider,
      databaseUrl,
      async restart() {
        await server.stop();
        server = await startServer(serverScript, { port, env, output });
        return server;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabase(closing: (() => unknown)[]): Promise<string> {
  const postgres = await startPostgres();
  closing.push(() => postgres.stop());
  return postgres.url;
}
