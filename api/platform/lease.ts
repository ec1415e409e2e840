import { formatError } from '#api/http/format-error';

/** Older claims belong to processes that died: provider calls time out much sooner. */
export const leaseMs = 2 * 60_000;

/** Claims made before this time have expired. */
export function leaseCutoff(now: Date): Date {
  return new Date(now.getTime() - leaseMs);
}

type Resumption<Found, Claimed> = {
  /** undefined: another process claimed it first. */
  claim: (row: Found) => Promise<Claimed | undefined>;
  run: (claimed: Claimed) => Promise<unknown>;
  log: (line: string) => void;
  /** Describes the work in the log. */
  describe: (row: Found) => string;
};

/** Resumes work that other processes left unfinished. One failure does not stop the rest. */
export async function resumeEach<Found, Claimed>(
  rows: readonly Found[],
  { claim, run, log, describe }: Resumption<Found, Claimed>,
): Promise<void> {
  for (const row of rows) {
    try {
      const claimed = await claim(row);
      if (claimed) await run(claimed);
    } catch (error) {
      log(`${describe(row)}: ${formatError(error)}`);
    }
  }
}
