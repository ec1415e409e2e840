import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { $ } from 'bun';
import { startSandbox } from 'payment-sandbox';
import { handledEvents } from '#api/commerce/payments/stripe/events';
import { openPostgres } from '#db/postgres';
import { startPostgres } from '../../../.ci/postgres.ts';
import { freePort } from '../free-port.ts';
import { startMailServer } from '../mail-server.ts';
import { password } from '../people.ts';
import { aProcess, project, type Role } from './processes.ts';

const secret = 'a secret of game days: 32 or more characters';
const webhookSecret = 'whsec_of_the_game_day';
export const admin = { username: 'grace', password };

export type GamedayShop = Awaited<ReturnType<typeof openGamedayShop>>;

export type ShopOptions = {
  startDatabase?: () => Promise<{ url: string; stop(): Promise<void> }>;
  /** That of the version of the code that the shop begins with. */
  folder?: string;
};

/** Opens a shop of several processes with its own Postgres, payment sandbox and mail server. */
export async function openGamedayShop(roles: Role[], options: ShopOptions = {}) {
  const { startDatabase = startPostgres, folder = project } = options;
  const closing: (() => unknown)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const dataDir = mkdtempSync(join(tmpdir(), 'gameday-'));
    closing.push(() => rmSync(dataDir, { recursive: true, force: true }));
    const server = await startDatabase();
    closing.push(() => server.stop());
    const mails = await startMailServer({ account: 'any' });
    closing.push(() => mails.stop());
    const ports = roles.map(() => freePort());
    // One that isn’t ready gets its webhooks again.
    const [firstPort] = ports;
    const sandbox = await startSandbox({
      port: 0,
      file: ':memory:',
      secretKey: 'sk_test_sandbox',
      retryDelaysMs: [100, 200, 400, 800, 1600, 3200],
      webhook: {
        url: `http://127.0.0.1:${firstPort}/api/webhooks/stripe`,
        secret: webhookSecret,
        enabledEvents: [...handledEvents],
      },
    });
    closing.push(() => sandbox.stop());
    const env = {
      NODE_ENV: '',
      LOG_FORMAT: 'json',
      DATA_DIR: dataDir,
      SHUTDOWN_DELAY: '1',
      DATABASE_URL: server.url,
      DATABASE_POOL_SIZE: '5',
      AUTO_MIGRATE: 'off',
      SESSION_SECRET: secret,
      VAULT_KEY: secret,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      BASE_URL: `http://localhost:${firstPort}`,
      TRUSTED_PROXIES: '127.0.0.1',
      SANDBOX_URL: sandbox.url,
      SMTP_URL: mails.url,
      DEMO_DATA: 'off',
    };
    const command = (name: string, from: string, ...args: string[]) =>
      runCommand(join(from, `api/commands/${name}.ts`), { args, env, cwd: from });
    const migrate = (from = project) => command('migrate', from);
    await migrate(folder);
    await command('admin-create', folder, '--email', 'grace@example.com', ...flags(admin));
    const processes = roles.map((role, index) =>
      aProcess(role, ports[index] ?? 0, (name) => ({ ...env, SMTP_URL: mails.urlOf(name) })),
    );
    closing.push(() => Promise.all(processes.map((each) => each.end('SIGKILL'))));
    await Promise.all(processes.map((each) => each.start(folder)));
    const web = processes.filter(({ role }) => role !== 'worker');
    const database = await openPostgres(server.url);
    closing.push(() => database.close());
    const { db } = database;
    return { processes, web, sandbox, mails, db, dataDir, command, migrate, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function flags(values: Record<string, string>): string[] {
  return Object.entries(values).flatMap(([name, value]) => [`--${name}`, value]);
}

type CommandOptions = { args: string[]; env: Record<string, string>; cwd: string };

/** Returns what it printed. */
async function runCommand(script: string, { args, env, cwd }: CommandOptions): Promise<string> {
  const run = $`${process.execPath} ${script} ${args}`.env({ ...process.env, ...env }).cwd(cwd);
  const { exitCode, stdout, stderr } = await run.quiet().nothrow();
  if (exitCode !== 0) throw new Error(`${stdout}${stderr}`);
  return String(stdout);
}
