import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { Glob } from 'bun';
import { isStyle, readStyles, type Style } from './testing/read-styles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = [...new Glob('{ui,app}/**/*.css.ts').scanSync(root)].sort();

test.each(sheets)('%s uses start and end instead of left and right', async (sheet) => {
  expect((await readStyles(`${root}${sheet}`)).flatMap(findPhysicalSides)).toEqual([]);
});

test.each(sheets)(
  '%s avoids :dir(), which the build expands into a list of languages',
  async (sheet) => {
    expect(await Bun.file(`${root}${sheet}`).text()).not.toContain(':dir(');
  },
);

test('finds physical sides anywhere in a rule', () => {
  const style: Style = {
    marginLeft: 1,
    selectors: { '&:hover': { textAlign: 'right' } },
    '@media': { print: { selectors: { '& + &': { borderTopRightRadius: 2 } } } },
  };
  expect(findPhysicalSides(style)).toEqual([
    'marginLeft',
    'textAlign: right',
    'borderTopRightRadius',
  ]);
});

function findPhysicalSides(style: Style): string[] {
  return Object.entries(style).flatMap(([property, value]) => {
    if (isStyle(value)) return findPhysicalSides(value);
    if (/^(left|right)$|Left|Right/.test(property)) return [property];
    return value === 'left' || value === 'right' ? [`${property}: ${value}`] : [];
  });
}
