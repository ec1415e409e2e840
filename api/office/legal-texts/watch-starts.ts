import { formatError } from '#api/http/format-error';
import type { Clock } from '#api/platform/clock';
import type { Database } from '#db/client';
import { findNextStart } from './versions.ts';

/** The longest that a timer can wait, and how long after a failed look-up. */
const maxDelayMs = 24 * 60 * 60 * 1000;
const retryMs = 1000;

type Dependencies = {
  database: Pick<Database, 'db' | 'listen'>;
  /** Called when a version comes into force. */
  onStart: () => void;
  now: Clock;
  log: (line: string) => void;
};

/** Tells when a scheduled legal text comes into force, because pages of the one before are cached. */
export async function watchLegalStarts({ database, onStart, now, log }: Dependencies) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isClosed = false;
  let looking = Promise.resolve();

  async function look(): Promise<void> {
    const next = await findNextStart(database.db, now()).catch((error) => {
      log(`legal texts: ${formatError(error)}`);
      return undefined;
    });
    clearTimeout(timer);
    if (isClosed || next === null) return;
    const delayMs = next ? next.getTime() - now().getTime() : retryMs;
    timer = setTimeout(
      () => {
        if (next && next <= now()) onStart();
        void lookAgain();
      },
      Math.min(Math.max(delayMs, 0), maxDelayMs),
    );
    timer.unref();
  }

  /** One after the other, so that the newest answer sets the timer. */
  function lookAgain(): Promise<void> {
    looking = looking.then(look);
    return looking;
  }

  // The channel also says that a text was published or withdrawn.
  await database.listen('catalog', () => void lookAgain());
  await lookAgain();
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
