import { brotliCompressSync, constants, crc32, deflateRawSync } from 'node:zlib';
import { type Encoding, isAccepted } from './encoded.ts';

type Bytes = Uint8Array<ArrayBuffer>;
type Once = { encoding: Encoding; body: Bytes };
type Shared = { text: string; bytes: Bytes; packed: Bytes };

/** Without a name and a time. */
const gzipHeader = new Uint8Array([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
const fastest = { [constants.BROTLI_PARAM_QUALITY]: 1 };

/** More screens than a shop has. */
const maxShared = 100;
/** By length. */
const known = new Map<number, Shared>();

/**
 * Compresses a page that is sent once, in an encoding that the browser accepts. Gzip goes first,
 * because it can be put together from parts: the styles and scripts in the head are most of a page
 * and the same for all pages of a screen, so they are compressed once, and well.
 */
export function encodeOnce(html: string, acceptEncoding: string | null): Once {
  if (isAccepted('gzip', acceptEncoding)) return { encoding: 'gzip', body: gzip(html) };
  const body = encode(html);
  return isAccepted('br', acceptEncoding)
    ? { encoding: 'br', body: new Uint8Array(brotliCompressSync(body, { params: fastest })) }
    : { encoding: 'identity', body };
}

function gzip(html: string): Bytes {
  const start = Math.max(html.indexOf('<style'), 0);
  const end = Math.max(html.indexOf('</head>', start), start);
  const shared = sharedPart(html, start, end);
  const before = encode(html.slice(0, start));
  const after = encode(html.slice(end));
  const trailer = new DataView(new ArrayBuffer(8));
  trailer.setUint32(0, crc32(after, crc32(shared.bytes, crc32(before))), true);
  trailer.setUint32(4, before.length + shared.bytes.length + after.length, true);
  return Buffer.concat([
    gzipHeader,
    deflate(before, { level: 1 }),
    shared.packed,
    deflate(after, { level: 1, isLast: true }),
    new Uint8Array(trailer.buffer),
  ]);
}

/** Every byte is compared, so that nothing else can be sent instead. */
function sharedPart(html: string, start: number, end: number): Shared {
  const found = known.get(end - start);
  if (found && html.startsWith(found.text, start)) return found;
  const text = html.slice(start, end);
  const bytes = encode(text);
  const shared = { text, bytes, packed: deflate(bytes, { level: 9 }) };
  if (known.size < maxShared || found) known.set(text.length, shared);
  return shared;
}

/** All but the last part end at a byte, with a flush. */
function deflate(bytes: Bytes, { level, isLast }: { level: number; isLast?: boolean }): Bytes {
  const finishFlush = isLast ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  return deflateRawSync(bytes, { level, finishFlush });
}

function encode(text: string): Bytes {
  return new TextEncoder().encode(text);
}
