import { formatError } from '#api/http/format-error';
import type { Log } from '#api/http/log';

/** A graceful shutdown takes a few seconds. After this, the process is terminated. */
const shutdownTimeoutMs = 15_000;

type Options = {
  log: Log;
  /** How long `shutDown` waits for balancers before it begins. */
  shutdownDelayMs?: number;
  /** Closes all resources. */
  shutDown: () => Promise<void>;
};

/**
 * Handles uncaught errors and shuts the process down. An unhandled rejection affects one operation,
 * so it is only logged. After an uncaught exception the state is unknown: open requests finish and
 * the supervisor restarts the shop. Returns the function that shuts it down.
 */
export function handleCrashes(options: Options): (exitCode: number) => Promise<never> {
  const { log, shutDown, shutdownDelayMs = 0 } = options;
  let isEnding = false;
  process.on('unhandledRejection', (error) => {
    log(`Unhandled promise rejection. ${formatError(error)}`);
  });
  process.on('uncaughtException', (error) => {
    log(`Shutting down after an unexpected error. ${formatError(error)}`);
    void end(1);
  });
  return end;

  async function end(exitCode: number): Promise<never> {
    if (isEnding) process.exit(1);
    isEnding = true;
    setTimeout(() => {
      log('The shop couldn’t shut down cleanly in time.');
      process.exit(1);
    }, shutdownDelayMs + shutdownTimeoutMs);
    try {
      await shutDown();
    } catch (error) {
      log(`The shop didn’t shut down cleanly. ${formatError(error)}`);
      process.exit(1);
    }
    process.exit(exitCode);
  }
}
