import { getErrorMessage } from './error-message.ts';

/** Few enough to leave the server time for others. */
const atOnce = 4;

/** What became of a record; `failed` says why it was refused with `error`. */
export type Outcome<Row, Result = unknown> = {
  row: Row;
  failed: string | undefined;
  error?: unknown;
  /** What the call answered; undefined if it was refused. */
  result?: Result | undefined;
};

/** Makes a call for each of several records. One that is refused stops none of the others. */
export async function callEach<Row, Result>(
  rows: readonly Row[],
  call: (row: Row) => Promise<Result>,
): Promise<Outcome<Row, Result>[]> {
  const outcomes: Outcome<Row, Result>[] = [];
  const waiting = rows.entries();
  const work = async () => {
    for (const [place, row] of waiting) {
      outcomes[place] = await call(row).then(
        (result) => ({ row, failed: undefined, result }),
        (error: unknown) => ({ row, failed: getErrorMessage(error) ?? '', error }),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}

/** The records as they were, in the versions that the calls made: to change them back. */
export function inNewVersions<Row extends { version: number }>(
  done: readonly Outcome<Row, { version: number }>[],
): Row[] {
  return done.map(({ row, result }) => ({ ...row, version: result?.version ?? row.version }));
}
