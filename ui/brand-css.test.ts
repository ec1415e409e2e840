import { expect, test } from 'bun:test';
import { createBrandCss } from './brand-css.ts';
import { defaultBrand } from './default-brand.ts';
import { isStyle, readStyles } from './testing/read-styles.ts';

test('replaces every color, shadow, typeface and radius of the default theme', async () => {
  const rules = await readStyles(`${import.meta.dir}/theme.css.ts`);
  const names = rules.flatMap(({ vars }) => (isStyle(vars) ? Object.keys(vars) : []));
  const replaceable = names.filter((name) => !name.includes('--ui-text-'));
  const css = createBrandCss(defaultBrand);
  expect(replaceable.length).toBeGreaterThan(40);
  expect(replaceable.filter((name) => !css.includes(`${name}: `))).toEqual([]);
});

test('follows the system and more contrast, without printing in dark', () => {
  const css = createBrandCss(defaultBrand);
  expect(css).toContain(
    '@media screen and (prefers-color-scheme: dark) { :root:not([data-theme]) { color-scheme: dark;',
  );
  expect(css).toContain('@media screen { [data-theme="dark"] { color-scheme: dark;');
  expect(css).toContain('@media screen and (prefers-contrast: more) { [data-theme="dark"] {');
  expect(css).toContain('@media (prefers-contrast: more) { :root, [data-theme="light"] {');
});

test('applies to the given elements only', () => {
  const css = createBrandCss(defaultBrand, { always: '.day', light: '.day', dark: '.night' });
  const selectors = Array.from(css.matchAll(/([^{}\n]*) \{ [-c]/g), ([, name = '']) => name.trim());
  expect([...new Set(selectors)]).toEqual(['.day', '.night']);
});
