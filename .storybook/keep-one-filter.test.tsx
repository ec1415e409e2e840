import { expect, test } from 'bun:test';
import { keepOneFilter } from './keep-one-filter.ts';

const red = 'url("#storybook-a11y-vision-protanopia")';
const green = 'url("#storybook-a11y-vision-deuteranopia")';

async function addFilter(filter: string): Promise<string> {
  document.body.style.filter = `${document.body.style.filter} ${filter}`.trim();
  await new Promise((resolve) => setTimeout(resolve));
  return document.body.style.filter;
}

test('shows one kind of vision, however often its filter is added, and none when it is off', async () => {
  document.body.style.filter = '';
  keepOneFilter('deuteranopia');
  expect(await addFilter(green)).toBe(green);
  expect(await addFilter(green)).toBe(green);
  keepOneFilter('protanopia');
  expect(await addFilter(red)).toBe(red);
  keepOneFilter(undefined);
  expect(document.body.style.filter).toBe('');
});
