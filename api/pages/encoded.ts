import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** A body in all supported encodings, with an ETag of its bytes; null: never revalidated. */
export type EncodedBody = {
  tag: string | null;
  bodies: { identity: Blob } & Partial<Record<Encoding, Blob>>;
};

/** An answer that does not depend on who asks for it. */
export type EncodedAnswer = {
  status: number;
  headers: Readonly<Record<string, string>>;
  encoded: EncodedBody;
};

type Accepted = { br: boolean; gzip: boolean };

const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
/** 6% smaller in twice the time. The highest quality would take five times as long for 8%. */
const strong = { [constants.BROTLI_PARAM_QUALITY]: 10 };

/** Browsers send few different values. */
const maxAcceptHeaders = 100;
const acceptHeaders = new Map<string, Accepted>();

export function encode(bytes: Uint8Array<ArrayBuffer>): EncodedBody {
  return {
    tag: etagOf(bytes),
    bodies: {
      identity: new Blob([bytes]),
      br: new Blob([new Uint8Array(brotliCompressSync(bytes, { params }))]),
      gzip: new Blob([Bun.gzipSync(bytes)]),
    },
  };
}

/** Like {@link encode}, but off the main thread, and smaller with Brotli. */
export async function encodeWell(bytes: Uint8Array<ArrayBuffer>): Promise<EncodedBody> {
  const [br, zipped] = await Promise.all([
    promisify(brotliCompress)(bytes, { params: strong }),
    promisify(gzip)(bytes),
  ]);
  return {
    tag: etagOf(bytes),
    bodies: { identity: new Blob([bytes]), br: new Blob([br]), gzip: new Blob([zipped]) },
  };
}

/** For a body that is sent once: the fastest that the browser accepts. */
export function encodeOnce(
  text: string,
  header: string | null,
): { encoding: Encoding; body: BodyInit } {
  const { br, gzip } = accepted(header ?? '');
  if (gzip) return { encoding: 'gzip', body: gzipSync(text, { level: 1 }) };
  const params = { [constants.BROTLI_PARAM_QUALITY]: 1 };
  return br
    ? { encoding: 'br', body: brotliCompressSync(text, { params }) }
    : { encoding: 'identity', body: text };
}

export function etagOf(bytes: Uint8Array<ArrayBuffer>): string {
  return new Bun.CryptoHasher('sha256').update(bytes).digest('hex').slice(0, 20);
}

/** Returns a body in the browser's best encoding, or a 304 if it is already cached. */
export function respondEncoded({ headers }: Request, answer: EncodedAnswer): Response {
  const encoding = bestEncoding(headers.get('accept-encoding'), answer.encoded);
  const etag = etagIn(encoding, answer);
  return etag && isKnown(headers.get('if-none-match'), etag)
    ? respondNotModified(answer, encoding)
    : respondIn(encoding, answer);
}

export function respondIn(encoding: Encoding, answer: EncodedAnswer): Response {
  const headers = headersIn(encoding, answer);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return new Response(answer.encoded.bodies[encoding], { status: answer.status, headers });
}

export function respondNotModified(answer: EncodedAnswer, encoding: Encoding): Response {
  return new Response(null, { status: 304, headers: headersIn(encoding, answer) });
}

/** The ETag in an encoding, if a browser can revalidate the answer. */
export function etagIn(encoding: Encoding, { status, encoded }: EncodedAnswer): string | null {
  return status === 200 && encoded.tag ? `"${encoded.tag}-${encoding}"` : null;
}

/** Whether `If-None-Match` names the ETag. */
export function isKnown(header: string | null, etag: string): boolean {
  if (header === null || header === etag) return header !== null;
  return header.split(/,\s*/).some((known) => known.replace(/^W\//, '') === etag);
}

export function bestEncoding(header: string | null, { bodies }: EncodedBody): Encoding {
  const { br, gzip } = accepted(header ?? '');
  if (bodies.br && br) return 'br';
  return bodies.gzip && gzip ? 'gzip' : 'identity';
}

function headersIn(encoding: Encoding, { headers, encoded }: EncodedAnswer) {
  const own: Record<string, string> = { ...headers };
  if (encoded.tag) {
    own.etag = `"${encoded.tag}-${encoding}"`;
    own.vary = 'accept-encoding';
  }
  return own;
}

function accepted(header: string): Accepted {
  const known = acceptHeaders.get(header);
  if (known) return known;
  const accepts = (name: string) =>
    header.split(',').some((part) => {
      const [coding, weight] = part.trim().split(';');
      return coding === name && !/q=0(\.0*)?$/.test(weight ?? '');
    });
  const parsed = { br: accepts('br'), gzip: accepts('gzip') };
  if (acceptHeaders.size < maxAcceptHeaders) acceptHeaders.set(header, parsed);
  return parsed;
}
