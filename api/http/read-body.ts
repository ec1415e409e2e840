import { type Failure, invalid } from './failure.ts';

type BodyLimits = { bytes: number; ms: number; refusal: () => Failure };

/**
 * A body in pieces. Nothing is read before the first one is asked for. A caller can omit the content
 * length, so the limit is also checked while reading; and a few bytes a minute would keep a connection
 * open for days, so there is one for the time.
 */
export async function* readChunks(
  { body }: Request,
  { bytes, ms, refusal }: BodyLimits,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  let isLate = false;
  let refuse = () => {};
  const timer = setTimeout(() => {
    isLate = true;
    refuse();
  }, ms);
  let total = 0;
  let isRead = false;
  try {
    while (reader) {
      if (isLate) throw tooSlow();
      // A race of each piece with one promise would keep them all until that is settled.
      const next = Promise.withResolvers<Awaited<ReturnType<typeof reader.read>>>();
      refuse = () => next.reject(tooSlow());
      reader.read().then(next.resolve, () => next.reject(brokenOff()));
      const { done, value } = await next.promise;
      isRead = done;
      if (done) return;
      total += value.byteLength;
      if (total > bytes) throw refusal();
      yield value;
    }
  } finally {
    clearTimeout(timer);
    if (!isRead) void reader?.cancel().catch(() => undefined);
  }
}

/** Reads a body into memory. */
export async function readUpTo(request: Request, limits: BodyLimits): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of readChunks(request, limits)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function tooSlow(): Failure {
  return invalid([
    { path: 'body', message: 'This took too long. Try again on a faster connection.' },
  ]);
}

/** The caller closed the connection, or sent chunks that aren't ones. */
function brokenOff(): Failure {
  return invalid([{ path: 'body', message: 'The request broke off. Send it again.' }]);
}
