import { listenOptions } from '#api/http/limits';
import { createLogger } from '#api/http/log';
import { loadBuiltPages } from '#api/pages/built';
import { handleCrashes } from '#api/platform/crash-handlers';
import { readRelease } from '#api/platform/release';
import { readSettings } from '#api/platform/settings';
import { openTracing } from '#api/platform/telemetry/open';
import { noTracing } from '#api/platform/telemetry/tracing';
import { openShop } from '#api/shop';
import { endWithReason } from './explain-start-error.ts';

/** How long open requests may take during shutdown before they are cut off. */
const drainMs = 5_000;

/** Runs the shop until a signal ends it, or ends the process with the reason it can't start. */
export async function serve(buildDigest?: string): Promise<void> {
  // Here, because the errors of a built server have classes of their own.
  await start(buildDigest).catch(endWithReason);
}

/** Settings, dependencies, listening and a graceful shutdown. */
async function start(buildDigest: string | undefined): Promise<void> {
  const settings = readSettings(process.env);
  let tracing = noTracing;
  const { say, log, writeRequest, flush } = createLogger({
    format: settings.logFormat,
    traceFields: () => tracing.logFields(),
  });
  process.on('exit', flush);
  const release = readRelease(buildDigest);
  const { telemetry, role } = settings;
  tracing = await openTracing({ settings: telemetry, release, role, log });
  const shop = await openShop({
    settings,
    tracing,
    release,
    pages: loadBuiltPages(),
    now: () => new Date(),
    say,
    log,
    writeRequest,
  });
  const { app } = shop;
  try {
    app.listen({ port: settings.port, hostname: settings.host, ...listenOptions });
  } catch (error) {
    await shop.stop();
    throw error;
  }

  const seconds = (performance.now() / 1000).toFixed(1);
  say(`Sitewright is running at ${settings.baseUrl} (ready in ${seconds} s)`);
  if (settings.mail.kind === 'mailbox') {
    say(`Emails are delivered to the local mailbox at ${settings.baseUrl}/mailbox`);
  }
  if (settings.mail.kind === 'none') say('Emails aren’t sent. Set SMTP_URL to your mail server.');
  if (shop.sandbox)
    say(`Payments use the sandbox at ${shop.sandbox.url}. No real cards are charged.`);

  const { shutdownDelayMs } = settings;
  const end = handleCrashes({
    log,
    shutdownDelayMs,
    async shutDown() {
      shop.leave();
      await Bun.sleep(shutdownDelayMs);
      say('Shutting down: finishing open requests');
      const cutOff = setTimeout(() => app.server?.stop(true), drainMs);
      shop.release();
      await app.server?.stop();
      clearTimeout(cutOff);
      await shop.stop();
      await tracing.stop();
    },
  });
  process.on('SIGINT', () => end(0));
  process.on('SIGTERM', () => end(0));
}
