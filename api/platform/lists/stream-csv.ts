import { type CsvFormat, toCsv } from './csv.ts';

/**
 * Streams pages of rows as CSV. A page is read when the client has taken the one before, so memory
 * holds one page, and none is read after the client has left.
 */
export function streamCsv(
  pages: AsyncGenerator<readonly object[]>,
  format: CsvFormat,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isStart = true;
  return new ReadableStream(
    {
      async pull(controller) {
        const { value: rows, done } = await pages.next();
        const text = toCsv(rows ?? [], format, isStart);
        isStart = false;
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
