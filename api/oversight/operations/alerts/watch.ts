import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';
import type { Alerts } from './service.ts';

/** Two reports of each process. */
const everyMs = 30_000;

type Options = { alerts: Alerts; log: Log; everyMs?: number };

/**
 * Looks for problems regularly, until it is stopped. Not a job: it must notice that no process runs
 * jobs, so every process does it.
 */
export function startWatch({ alerts, log, everyMs: ms = everyMs }: Options) {
  let running: Promise<void> = Promise.resolve();
  let isBusy = false;
  const timer = setInterval(() => {
    if (isBusy) return;
    isBusy = true;
    running = alerts
      .pass()
      .catch((error) => log(`alerts: ${formatError(error)}`, { level: 'warn' }))
      .finally(() => {
        isBusy = false;
      });
  }, ms);
  timer.unref();
  return {
    async stop(): Promise<void> {
      clearInterval(timer);
      await running;
    },
  };
}
