import { describe, expect, test } from 'bun:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { encodeOnce } from './encode-once.ts';

const styles = '<style>.a{color:red}</style>'.repeat(500);
const page = (title: string, body: string, shared = styles) =>
  `<!doctype html><head><title>${title}</title>${shared}</head><body>${body}</body>`;

describe('a page that is sent once', () => {
  test.each([
    page('One', 'first'),
    page('Two', '“zweite” 🌍'),
    page('Three', '<style>'),
    page('<\u200b', 'x'.repeat(100_000)),
    page('As long as the others', 'other styles', styles.replaceAll('red', 'tan')),
    page('One', 'first again'),
    page('No styles', '', ''),
    '<style>never closed',
    'a</head>b<style>c',
    '',
  ])('arrives as it was rendered (%#)', (html) => {
    for (const _ of [1, 2]) {
      const { encoding, body } = encodeOnce(html, 'gzip, deflate, br, zstd');
      expect(encoding).toBe('gzip');
      expect(gunzipSync(body).toString()).toBe(html);
      expect(Buffer.from(Bun.gunzipSync(body)).toString()).toBe(html);
    }
  });

  test('is compressed only as the browser accepts', () => {
    const html = page('Title', 'text');
    const br = encodeOnce(html, 'br');
    expect([br.encoding, brotliDecompressSync(br.body).toString()]).toEqual(['br', html]);
    for (const header of [null, '', 'gzip;q=0', 'identity']) {
      const { encoding, body } = encodeOnce(html, header);
      expect([encoding, Buffer.from(body).toString()]).toEqual(['identity', html]);
    }
  });

  test('is small', () => {
    const { body } = encodeOnce(page('Title', 'text'), 'gzip');
    expect(body.length).toBeLessThan(300);
  });
});
