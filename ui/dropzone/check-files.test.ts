import { expect, test } from 'bun:test';
import { checkFiles, type FileLimits, type FileRefusal } from './check-files.ts';

const file = (name: string, type = '', size = 4) => new File(['x'.repeat(size)], name, { type });

test.each<[string, FileLimits, File, FileRefusal[]]>([
  ['any type without a rule', {}, file('tool.exe'), []],
  ['an extension, in any case', { accept: '.pdf, .txt' }, file('Hours.TXT'), []],
  ['a media type', { accept: 'image/png' }, file('door', 'image/png'), []],
  ['any media type of a kind', { accept: 'image/*' }, file('door', 'image/webp'), []],
  ['no other type', { accept: '.pdf,image/*' }, file('tool.exe', 'text/plain'), ['type']],
  ['no name that only contains the extension', { accept: '.pdf' }, file('a.pdf.exe'), ['type']],
  ['a file of the maximum size', { maxBytes: 4 }, file('a'), []],
  ['no larger file', { maxBytes: 3 }, file('a'), ['size']],
  ['no empty file', {}, file('a', '', 0), ['empty']],
])('accepts %s', (_what, limits, one, why) => {
  const { accepted, refused } = checkFiles([one], limits, 0);
  expect(refused.map((refusal) => refusal.why)).toEqual(why);
  expect(accepted).toHaveLength(1 - why.length);
});

test('accepts the first files up to the maximum, with those in the list', () => {
  const files = ['a', 'b', 'c'].map((name) => file(name));
  const { accepted, refused } = checkFiles(files, { maxFiles: 5 }, 3);
  expect(accepted.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(refused.map(({ file, why }) => [file.name, why])).toEqual([['c', 'count']]);
});

test('a refused file takes no place', () => {
  const files = [file('big', '', 9), file('small')];
  expect(checkFiles(files, { maxBytes: 4, maxFiles: 1 }, 0).accepted).toEqual([files[1] as File]);
});
