import { FolderInUse } from '#db/folder-lock';
import { buildWhatIsStale } from './commands/build.ts';
import { maxBodyBytes } from './http/body-rules.ts';
import { loadBuiltPages } from './pages/built.ts';
import { OtherAccount } from './payments/account.ts';
import { readSettings, SettingsError } from './settings.ts';
import { openShop } from './shop.ts';

const drainMs = 10_000;

/** The process: settings, dependencies, listen; and an orderly end. */
async function main(): Promise<void> {
  const startedAt = performance.now();
  const settings = readSettings(process.env);
  await buildWhatIsStale(say);
  const shop = await openShop({
    settings,
    pages: await loadBuiltPages(),
    now: () => new Date(),
    say,
    log: (line) => console.error(line),
  });
  const { app } = shop;
  try {
    app.listen({
      port: settings.port,
      hostname: settings.host,
      reusePort: false,
      idleTimeout: 60,
      maxRequestBodySize: 2 * maxBodyBytes,
    });
  } catch (error) {
    await shop.stop();
    throw error;
  }

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`The shop is at ${settings.baseUrl} (ready after ${seconds} s)`);
  if (shop.sandbox) say(`Payments go to the sandbox at ${shop.sandbox.url}; no real card is taken`);

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    say('Finishing what is under way');
    setTimeout(() => process.exit(1), drainMs).unref();
    shop.release();
    await app.server?.stop();
    await shop.stop();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
}

function say(line: string): void {
  console.info(line);
}

/** What went wrong, for the person who typed the command. */
function explain(error: unknown): string {
  const expected = [SettingsError, FolderInUse, OtherAccount];
  if (expected.some((kind) => error instanceof kind)) return (error as Error).message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `Port ${process.env.PORT || 3000} is taken by another program. Stop that one, or set PORT to another number.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

await main().catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
