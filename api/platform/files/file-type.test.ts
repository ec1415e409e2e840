import { expect, test } from 'bun:test';
import { type FileType, fileTypeOf } from './file-type.ts';

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))));

test.each<[FileType, Blob]>([
  ['image/png', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a], 'rest')],
  ['image/jpeg', bytes([0xff, 0xd8, 0xff, 0xe0], 'rest')],
  ['image/gif', bytes('GIF87a', [0, 0])],
  ['image/gif', bytes('GIF89a', [0, 0])],
  ['image/webp', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 ')],
  ['application/pdf', bytes('%PDF-1.7\n', [0xe2, 0xe3])],
  ['text/plain', bytes('Opening hours\r\n\tfrom seven on 🕰️ שלום')],
  ['text/plain', bytes([0xef, 0xbb, 0xbf], 'a,b\n1,2')],
  ['text/plain', bytes('1 < 2 and <b>bold</b>')],
])('detects %s by its content', async (type, content) => {
  expect(await fileTypeOf(content)).toBe(type);
});

test.each([
  ['an SVG picture', bytes('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
  ['an HTML page', bytes('\n <!DOCTYPE html><script>alert(1)</script>')],
  ['markup behind a comment', bytes('<!-- x --><html>')],
  ['XML after a byte order mark', bytes([0xef, 0xbb, 0xbf], '<?xml version="1.0"?><svg/>')],
  ['a program', bytes('MZ', [0x90, 0x00])],
  ['an archive', bytes('PK', [3, 4], 'rest')],
  ['text with a NUL byte', bytes('a\0b')],
  ['text that drives a terminal', bytes([0x1b], '[2J')],
  ['text in another encoding', bytes([0xe9, 0x74, 0xe9])],
  ['text in UTF-16', bytes([0xff, 0xfe, 0x61, 0x00])],
  ['a sound in a RIFF file', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
  ['half of a PNG picture', bytes([0x89], 'PNG')],
])('refuses %s', async (_, content) => {
  expect(await fileTypeOf(content)).toBeNull();
});

test('accepts an archive where archives are accepted', async () => {
  const archive = bytes('PK', [3, 4], 'rest');
  expect(await fileTypeOf(archive, { archives: true })).toBe('application/zip');
  expect(await fileTypeOf(bytes('MZ', [0x90]), { archives: true })).toBeNull();
});
