import { Elysia } from 'elysia';
import { maxBodyBytes } from '#contract/body-size';
import { maxUploadBytes } from '#contract/uploads';
import { Failure } from './failure.ts';
import { matchesAny } from './matches-path.ts';
import { readChunks, readUpTo } from './read-body.ts';
import { requestRoute } from './request-path.ts';

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
