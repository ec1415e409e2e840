import { type Columns, csvHeader, csvLines, type RowShape } from './csv.ts';

/**
 * Streams pages of rows as CSV. A page is read when the client has taken the one before, so memory
 * holds one page, and none is read after the client has left.
 */
export function streamCsv(
  pages: AsyncGenerator<readonly object[]>,
  shape: RowShape,
  chosen?: Columns,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let start = csvHeader(shape, chosen);
  return new ReadableStream(
    {
      async pull(controller) {
        const { value: rows, done } = await pages.next();
        const text = start + csvLines(rows ?? [], shape, chosen);
        start = '';
        if (text) controller.enqueue(encoder.encode(text));
        if (done) controller.close();
      },
      async cancel() {
        await pages.return(undefined);
      },
    },
    { highWaterMark: 0 },
  );
}
