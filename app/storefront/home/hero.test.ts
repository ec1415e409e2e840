import { expect, test } from 'bun:test';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gutter } from '#theme';
import { breakpoint } from '../../../ui/scale.ts';
import { isStyle, readSheet, type Style } from '../../../ui/testing/read-styles.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

test.each([
  ['a phone', breakpoint.tablet - 1, gutter.phone],
  ['a tablet', breakpoint.tablet, gutter.tablet],
  ['the last tablet', breakpoint.desktop - 1, gutter.tablet],
])('extends the featured strip to the edges of %s', async (_what, px, room) => {
  expect((await at(px, 'ui/container/container.css.ts')).paddingInline).toBe(room);
  const strip = await at(px, 'app/storefront/home/hero.css.ts');
  expect(strip.marginInline).toBe(`-${room}`);
  expect(strip.paddingInline).toBe(room);
  expect(strip.scrollPaddingInline).toBe(room);
});

/** Returns the styles of a sheet's first class at a screen width. */
async function at(px: number, sheet: string): Promise<Style> {
  const rules = await readSheet(`${root}${sheet}`);
  // Classes of imported sheets may come first.
  const own = `${basename(sheet, '.css.ts')}_`;
  const rule = rules.find(({ selector }) => selector.startsWith(own))?.rule ?? {};
  const queries = isStyle(rule['@media']) ? rule['@media'] : {};
  const met = Object.entries(queries).filter(([query]) => matches(px, query));
  return Object.assign({ ...rule }, ...met.map(([, style]) => style));
}

function matches(px: number, query: string): boolean {
  const least = Number(/min-width: ([\d.]+)/.exec(query)?.[1] ?? 0);
  const most = Number(/max-width: ([\d.]+)/.exec(query)?.[1] ?? Number.POSITIVE_INFINITY);
  return least <= px && px <= most;
}
