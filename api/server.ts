import { FolderInUse } from '#db/folder-lock';
import { buildWhatIsStale } from './commands/build.ts';
import { listenOptions } from './http/listen-options.ts';
import { loadBuiltPages } from './pages/built.ts';
import { OtherAccount } from './payments/account.ts';
import { portHolder } from './port-holder.ts';
import { readSettings, SettingsError } from './settings.ts';
import { openShop } from './shop.ts';

/** What is under way may take so long; a caller that sends nothing more is cut off then. */
const drainMs = 5_000;

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
    app.listen({ port: settings.port, hostname: settings.host, ...listenOptions });
  } catch (error) {
    await shop.stop();
    throw error;
  }

  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  say(`The shop is at ${settings.baseUrl} (ready after ${seconds} s)`);
  if (settings.mail.kind === 'mailbox') {
    say(`Mails arrive at ${settings.baseUrl}/mailbox; none leaves this machine`);
  }
  if (settings.mail.kind === 'none') say('Mails are not sent: set SMTP_URL to your mail server');
  if (shop.sandbox) say(`Payments go to the sandbox at ${shop.sandbox.url}; no real card is taken`);

  let ending = false;
  const end = async () => {
    if (ending) process.exit(1);
    ending = true;
    say('Finishing what is under way');
    const cutOff = setTimeout(() => app.server?.stop(true), drainMs);
    shop.release();
    await app.server?.stop();
    clearTimeout(cutOff);
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
    const port = Number(process.env.PORT || 3000);
    const holder = portHolder(port);
    return `Port ${port} is taken by ${holder ? `process ${holder}` : 'another program'}. Stop that one, or set PORT to another number.`;
  }
  // The system's own refusals (a folder, an address) say enough; anything else is a fault of ours.
  if (error instanceof Error && 'code' in error) return `The shop cannot start: ${error.message}`;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

await main().catch((error) => {
  console.error(explain(error));
  process.exit(1);
});
