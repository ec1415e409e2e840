import { formatError } from '#api/http/format-error';

/** An orderly end takes a few seconds; a process that cannot end is worse than one that is killed. */
const shutdownTimeoutMs = 15_000;

type Options = {
  log: (line: string) => void;
  /** Closes everything in order. */
  shutDown: () => Promise<void>;
};

/**
 * What happens to faults that no caller catches, and how the process ends. A promise that nobody
 * waits for has failed alone, so it is logged. After an exception out of a callback nothing is
 * certain any more: what is under way is finished, and the supervisor starts the shop again.
 * Answers how to end it.
 */
export function handleCrashes({ log, shutDown }: Options): (exitCode: number) => Promise<never> {
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
    }, shutdownTimeoutMs);
    try {
      await shutDown();
    } catch (error) {
      log(`The shop didn’t shut down cleanly. ${formatError(error)}`);
      process.exit(1);
    }
    process.exit(exitCode);
  }
}
