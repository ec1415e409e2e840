import { expect, test } from 'bun:test';
import { defaultBrand } from '../../../../ui/default-brand.ts';
import { dark, light, radii, typefaces } from './theme.ts';

test('emails have the colors and corners of the default brand', () => {
  expect(defaultBrand.light).toMatchObject(light);
  expect(defaultBrand.dark).toMatchObject(dark);
  expect(defaultBrand.radii).toMatchObject(radii);
});

test('emails use the typefaces of the default brand, without fallbacks made for pages', () => {
  const families = (stack: string) => {
    const [first = '', ...rest] = stack.replaceAll("'", '').split(/, ?/);
    return [first, ...rest.filter((name) => !name.startsWith(first))].join(',');
  };
  for (const name of ['sans', 'display', 'mono'] as const) {
    expect(typefaces[name]).toBe(families(defaultBrand.typefaces[name]));
  }
});
