import { afterEach, beforeEach, describe, expect, test } from 'bun:test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { serverBuild } from '#api/commands/build-server';
import { places } from '#api/pages/sources';
import { freePort } from '#api/testing/free-port';
import { testDatabase } from '#db/testing/database';

/** The first start may build the app. */
const startTimeoutMs = 120_000;

const preload = join(places.root, 'api/testing/print-modules.ts');
const testing = /happy-dom|@testing-library|\/testing\/(?!print-modules)|\.test\.ts/;
const bundler = /^node_modules\/(vite|rolldown|@vitejs|@vanilla-extract)\//;
const passwordLists = /^node_modules\/@zxcvbn-ts\//;
const embeddedPackage = /^node_modules\/@electric-sql\//;
const postgresClient = /^node_modules\/(pg|drizzle-orm\/node-postgres)\//;
const sandbox = /^(node_modules\/payment-)?sandbox\//;
const reactRenderer = /^node_modules\/react-dom\//;
const telemetry = /^node_modules\/@opentelemetry\//;
const smtp = /^node_modules\/nodemailer\//;

let dataDir = '';
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'modules-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** Starts the server and returns the paths of the modules it has loaded when it is ready. */
async function modulesOf(settings: Record<string, string>): Promise<string[]> {
  const server = Bun.spawn([process.execPath, '--preload', preload, 'api/server.ts'], {
    cwd: places.root,
    env: {
      PATH: process.env.PATH,
      DATA_DIR: dataDir,
      PORT: String(freePort()),
      SANDBOX_PORT: String(freePort()),
      ...settings,
    },
    stdout: 'pipe',
    stderr: 'inherit',
  });
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of server.stdout) {
    const wasReady = isReady(text);
    text += decoder.decode(chunk, { stream: true });
    if (!wasReady && isReady(text)) server.kill('SIGUSR2');
    if (/^\[.*\]$/m.test(text)) break;
  }
  server.kill();
  await server.exited;
  const [list = '[]'] = text.match(/^\[.*\]$/m) ?? [];
  return JSON.parse(list).map((path: string) => relative(places.root, path));
}

function isReady(text: string): boolean {
  return text.includes('Sitewright is running');
}

/** The first few paths, because a failure would otherwise print hundreds. */
function among(modules: string[], unwanted: RegExp): string[] {
  return modules.filter((path) => unwanted.test(path)).slice(0, 3);
}

test('the built server holds no build tools, tests, sandbox or packages loaded on demand', async () => {
  const { metafile } = await Bun.build({ ...serverBuild, bytecode: false, metafile: true });
  const modules = Object.keys(metafile?.inputs ?? {});
  expect(among(modules, postgresClient)).not.toBeEmpty();
  for (const unwanted of [
    testing,
    bundler,
    passwordLists,
    smtp,
    telemetry,
    sandbox,
    embeddedPackage,
  ]) {
    expect(among(modules, unwanted)).toBeEmpty();
  }
});

test(
  'a shop with the embedded database and the sandbox loads nothing that it doesn’t use',
  async () => {
    const modules = await modulesOf({});
    expect(among(modules, sandbox)).not.toBeEmpty();
    for (const unwanted of [testing, bundler, passwordLists, postgresClient, smtp, telemetry]) {
      expect(among(modules, unwanted)).toBeEmpty();
    }
  },
  startTimeoutMs,
);

describe.skipIf(!process.env.DATABASE_URL)('with Postgres and a provider key', () => {
  const database = testDatabase();

  test(
    'a shop loads neither the embedded database nor the sandbox',
    async () => {
      const { engine } = database();
      const modules = await modulesOf({
        DATABASE_URL: engine.kind === 'server' ? engine.url : '',
        SESSION_SECRET: 'a-session-secret-of-a-test-shop-0123456789',
        VAULT_KEY: Buffer.alloc(32, 1).toString('base64'),
        STRIPE_SECRET_KEY: 'sk_test_modules',
        STRIPE_WEBHOOK_SECRET: 'whsec_modules',
      });
      expect(among(modules, reactRenderer)).not.toBeEmpty();
      for (const unwanted of [
        testing,
        bundler,
        passwordLists,
        smtp,
        telemetry,
        embeddedPackage,
        sandbox,
      ]) {
        expect(among(modules, unwanted)).toBeEmpty();
      }
    },
    startTimeoutMs,
  );
});
