import { expect, test } from 'bun:test';
import { formatDay, formatVersionDate } from './dates.ts';
import { demoAddress, imageSources } from './images.ts';
import { exactMoney, sumMoney, wholeMoney } from './money.ts';

test('wholeMoney rounds half away from zero, and never to a negative zero', () => {
  expect([4949, 4950, 123456].map(wholeMoney)).toEqual(['$49', '$50', '$1,235']);
  expect([-4949, -4950, -50, -49].map(wholeMoney)).toEqual(['-$49', '-$50', '-$1', '$0']);
});

test('exactMoney shows two decimals', () => {
  expect([exactMoney(0), exactMoney(19900), exactMoney(123456)]).toEqual([
    '$0.00',
    '$199.00',
    '$1,234.56',
  ]);
});

test('sumMoney formats long and negative amounts', () => {
  expect([sumMoney('0.00'), sumMoney('-12345678901.05')]).toEqual(['$0.00', '-$12,345,678,901.05']);
});

test('amounts are written as Intl writes them', () => {
  const amounts = [
    0, 1, 99, 100, 4949, 99_999, 100_000, 12_345_678, 99_999_999_99, -1, -50, -4950, -123_456_00,
  ];
  const inDollars = (decimals: number) =>
    new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency: 'USD',
      maximumFractionDigits: decimals,
      signDisplay: 'negative',
    });
  expect(amounts.map(exactMoney)).toEqual(amounts.map((cents) => inDollars(2).format(cents / 100)));
  expect(amounts.map(wholeMoney)).toEqual(amounts.map((cents) => inDollars(0).format(cents / 100)));
});

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])(
  'writes the day of a version in month %p',
  (month) => {
    const version = `2024-${String(month).padStart(2, '0')}-09`;
    const written = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    expect(formatVersionDate(version)).toBe(written.format(new Date(version)));
  },
);

test('formats a date as people in the United States write it', () => {
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
