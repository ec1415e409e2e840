import { expect, test } from 'bun:test';
import { formatDay } from './dates.ts';
import { demoAddress, imageSources } from './images.ts';
import { exactDollars, sumDollars, wholeDollars } from './money.ts';

test('wholeDollars rounds half up', () => {
  expect([wholeDollars(4949), wholeDollars(4950), wholeDollars(123456)]).toEqual([
    '$49',
    '$50',
    '$1,235',
  ]);
});

test('exactDollars shows two decimals', () => {
  expect([exactDollars(0), exactDollars(19900), exactDollars(123456)]).toEqual([
    '$0.00',
    '$199.00',
    '$1,234.56',
  ]);
});

test('sumDollars formats long and negative amounts', () => {
  expect([sumDollars('0.00'), sumDollars('-12345678901.05')]).toEqual([
    '$0.00',
    '-$12,345,678,901.05',
  ]);
});

test('formats a date as the specification does', () => {
  expect(formatDay('2024-12-30T12:00:00.000Z')).toBe('Dec 30, 2024');
});

test('lists all sizes of our own images and leaves others unchanged', () => {
  expect(imageSources('/thumbnails/a-b-960.webp').srcSet).toBe(
    '/thumbnails/a-b-480.webp 480w, /thumbnails/a-b-720.webp 720w, /thumbnails/a-b-960.webp 960w',
  );
  const uploaded = `/uploads/${'0a'.repeat(16)}`;
  expect(imageSources(`${uploaded}-960.webp`)).toEqual({
    src: `${uploaded}-960.webp`,
    srcSet: `${uploaded}-480.webp 480w, ${uploaded}-720.webp 720w, ${uploaded}-960.webp 960w`,
  });
  expect(imageSources(`${uploaded}-700.webp`).srcSet).toEndWith(`${uploaded}-700.webp 700w`);
  expect(imageSources(`${uploaded}-300.webp`).srcSet).toBeUndefined();
  expect(imageSources('https://x.example/a.png')).toEqual({ src: 'https://x.example/a.png' });
  expect(imageSources(null)).toEqual({ src: null });
});

test.each([
  ['/demos/saltmarsh/', 'demos/saltmarsh'],
  ['https://demo.example/a/', 'demo.example/a'],
  [null, ''],
])('shortens the address of %p to %p', (url, address) => {
  expect(demoAddress(url)).toBe(address);
});
