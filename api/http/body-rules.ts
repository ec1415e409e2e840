import { Elysia } from 'elysia';
import { maxBodyBytes } from '#contract/body-size';
import { maxUploadBytes } from '#contract/uploads';
import { Failure, invalid } from './failure.ts';
import { matchesAny, requestRoute } from './route-patterns.ts';

type BodyLimits = { bytes: number; ms: number; refusal: () => Failure };

const maxDepth = 16;
/** No upload takes longer: those that never end are cut off. */
export const maxUploadMs = 60 * 60 * 1000;
const maxBodyMs = 60 * 1000;

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const tooLarge = () =>
  new Failure('too_large', 'This request is too large. Shorten it and try again.');
const tooLargeFile = () =>
  new Failure('too_large', 'This file is larger than 10 MB. Choose a smaller one.');

/** Paths that accept bodies other than JSON. */
export type OtherBodies = {
  /** Read as unparsed text. The webhook's signature covers the raw body. */
  raw: ReadonlySet<string>;
  /**
   * Files, left unread until the route has checked its caller and reads its {@link uploadChunks}. In these
   * paths, `:id` matches any segment.
   */
  uploads: readonly string[];
};

/** Placeholder for a body that is not JSON, so that guards run before the schema rejects it. */
export const unreadableBody = Symbol('unreadable body');

/** Accepts JSON bodies of at most 64 kB, except at the given paths. */
export function bodyRules({ raw, uploads }: OtherBodies) {
  const isUploadPath = matchesAny(uploads);
  return new Elysia({ name: 'body-rules' })
    .onRequest(({ request }) => {
      if (!changing.has(request.method)) return;
      const path = requestRoute(request);
      const isUpload = isUploadPath(path);
      const bytes = Number(request.headers.get('content-length') ?? 0);
      if (bytes > maxUploadBytes && isUpload) throw tooLargeFile();
      if (bytes > maxBodyBytes && !isUpload) throw tooLarge();
      if (!hasBody(request) || raw.has(path)) return;
      const wanted = isUpload ? 'application/octet-stream' : 'application/json';
      if (mediaType(request) !== wanted) {
        throw new Failure('unsupported_type', `Send the body as ${wanted}.`);
      }
    })
    .onParse({ as: 'global' }, async ({ request }) => {
      if (!hasBody(request) || isUploadPath(requestRoute(request))) return null;
      const limits = { bytes: maxBodyBytes, ms: maxBodyMs, refusal: tooLarge };
      const body = new TextDecoder().decode(await readUpTo(request, limits));
      if (raw.has(requestRoute(request))) return body;
      if (isDeep(body)) return unreadableBody;
      try {
        return JSON.parse(body);
      } catch {
        return unreadableBody;
      }
    });
}

/** The pieces of an upload. */
export function uploadChunks(request: Request): AsyncIterable<Uint8Array> {
  return readChunks(request, {
    bytes: maxUploadBytes,
    ms: maxUploadMs,
    refusal: tooLargeFile,
  });
}

/** Valid bodies are never deeply nested, and validating a nested one takes quadratic time. */
function isDeep(json: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < json.length; at++) {
    const mark = json[at];
    if (isText) {
      if (mark === '\\') at += 1;
      else if (mark === '"') isText = false;
    } else if (mark === '"') isText = true;
    else if (mark === '[' || mark === '{') depth += 1;
    else if (mark === ']' || mark === '}') depth -= 1;
    if (depth > maxDepth) return true;
  }
  return false;
}

function hasBody(request: Request) {
  const length = request.headers.get('content-length');
  return length === null ? request.body !== null : length !== '0';
}

function mediaType(request: Request) {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
}

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

/** Passes a body on, and calls back once: when it was read, failed, or its reader has left. */
export function watchBody(
  body: ReadableStream<Uint8Array>,
  onEnd: () => void,
): ReadableStream<Uint8Array> {
  const reader = body.getReader();
  return new ReadableStream(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          onEnd();
          controller.close();
        } catch (error) {
          onEnd();
          controller.error(error);
        }
      },
      cancel(reason) {
        onEnd();
        return reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
