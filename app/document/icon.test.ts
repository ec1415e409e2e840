import { expect, test } from 'bun:test';
import { iconAddressOf } from './document.tsx';

test('the page contains the same icon as /favicon.svg', async () => {
  const icon = await Bun.file(new URL('../public/favicon.svg', import.meta.url)).text();
  const address = iconAddressOf('#cd3503').split(',')[1] ?? '';
  expect(decodeURIComponent(address).replaceAll("'", '"')).toBe(icon.trim());
});
