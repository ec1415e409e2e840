import { Elysia } from 'elysia';
import { Failure } from './failure.ts';
import { pathOf } from './path-of.ts';

export const maxBodyBytes = 64 * 1024;
const deepest = 16;

const changing = new Set(['POST', 'PUT', 'PATCH', 'DELETE']);
const tooLarge = () =>
  new Failure('too_large', 'That is more than we can take in. Shorten it and try again.');

/** Stands for a body that is no JSON, so that the guards answer before the schema refuses it. */
export const unreadableBody = Symbol('unreadable body');

/**
 * Bodies are JSON of at most 64 kB. `raw` paths read their bodies themselves (as bytes): the
 * webhook, whose signature covers them.
 */
export function bodyRules(raw: ReadonlySet<string>) {
  return new Elysia({ name: 'body-rules' })
    .onRequest(({ request }) => {
      if (!changing.has(request.method)) return;
      if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge();
      if (!hasBody(request) || raw.has(pathOf(request))) return;
      if (mediaType(request) !== 'application/json') {
        throw new Failure('unsupported_type', 'Send the body as application/json.');
      }
    })
    .onParse({ as: 'global' }, async ({ request }) => {
      if (!hasBody(request)) return null;
      const body = await request.text();
      if (Buffer.byteLength(body) > maxBodyBytes) throw tooLarge();
      if (raw.has(pathOf(request))) return body;
      if (isDeep(body)) return unreadableBody;
      try {
        return JSON.parse(body);
      } catch {
        return unreadableBody;
      }
    });
}

/** No body of ours is nested deeply, and a refused one costs time with the square of its depth. */
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
    if (depth > deepest) return true;
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
