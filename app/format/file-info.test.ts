import { expect, test } from 'bun:test';
import { describeFile, formatFileSize, isImage } from './file-info.ts';

test.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 kB'],
  [300_000, '293 kB'],
  [1024 * 1024, '1 MB'],
  [1_300_000, '1.2 MB'],
  [10 * 1024 * 1024, '10 MB'],
  [1.26 * 1024 ** 3, '1.3 GB'],
  [2 * 1024 ** 4, '2 TB'],
])('formats %d bytes as %s', (bytes, words) => {
  expect(formatFileSize(bytes)).toBe(words);
});

test('names known file types and falls back to File', () => {
  expect(describeFile({ type: 'application/pdf', sizeBytes: 2048 })).toBe('PDF, 2 kB');
  expect(describeFile({ type: 'toString', sizeBytes: 5 })).toBe('File, 5 B');
});

test('accepts as images only types that the server serves inline', () => {
  expect(['image/png', 'image/webp'].every(isImage)).toBe(true);
  expect(['image/svg+xml', 'text/plain', 'application/pdf'].some(isImage)).toBe(false);
});
