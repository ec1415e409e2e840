import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { Glob } from 'bun';
import { isStyle, readStyles, type Style } from './testing/read-styles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = [...new Glob('{ui,app}/**/*.css.ts').scanSync(root)].sort();

test.each(sheets)('%s says start and end, never left and right', async (sheet) => {
  expect((await readStyles(`${root}${sheet}`)).flatMap(sidesIn)).toEqual([]);
});

test.each(sheets)(
  '%s asks for an attribute, of which the build makes no list of languages',
  async (sheet) => {
    expect(await Bun.file(`${root}${sheet}`).text()).not.toContain(':dir(');
  },
);

test('a side is found wherever a rule says it', () => {
  const style: Style = {
    marginLeft: 1,
    selectors: { '&:hover': { textAlign: 'right' } },
    '@media': { print: { selectors: { '& + &': { borderTopRightRadius: 2 } } } },
  };
  expect(sidesIn(style)).toEqual(['marginLeft', 'textAlign: right', 'borderTopRightRadius']);
});

function sidesIn(style: Style): string[] {
  return Object.entries(style).flatMap(([property, value]) => {
    if (isStyle(value)) return sidesIn(value);
    if (/^(left|right)$|Left|Right/.test(property)) return [property];
    return value === 'left' || value === 'right' ? [`${property}: ${value}`] : [];
  });
}
