import { getErrorMessage } from './error-message.ts';

/** Few enough to leave the server time for others. */
const atOnce = 4;

/** What became of a record; `failed` says why it was refused with `error`. */
export type Outcome<Row> = { row: Row; failed: string | undefined; error?: unknown };

/** Makes a call for each of several records. One that is refused stops none of the others. */
export async function callEach<Row>(
  rows: readonly Row[],
  call: (row: Row) => Promise<unknown>,
): Promise<Outcome<Row>[]> {
  const outcomes: Outcome<Row>[] = [];
  const waiting = rows.entries();
  const work = async () => {
    for (const [place, row] of waiting) {
      outcomes[place] = await call(row).then(
        () => ({ row, failed: undefined }),
        (error: unknown) => ({ row, failed: getErrorMessage(error) ?? '', error }),
      );
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return outcomes;
}
