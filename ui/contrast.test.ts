import { describe, expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { Glob } from 'bun';
import { colorPairs, decorativeColors, surfaces } from './contrast.ts';
import { listPaintedStates, type PaintedColors } from './testing/painted-colors.ts';
import { readStyles, type Style } from './testing/read-styles.ts';
import { vars } from './theme.css.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = [...new Glob('{ui,app}/**/*.css.ts').scanSync(root)].sort();
const legible = new Set(
  colorPairs
    .filter(({ minRatio }) => minRatio === 4.5)
    .map(({ foreground, background }) => `${foreground} on ${background}`),
);
const visible = new Set(
  colorPairs.map(({ foreground, background }) => `${foreground} on ${background}`),
);
const grounds = new Set<string>(colorPairs.map(({ background }) => background));
const dividers = new Set<string>(decorativeColors);

test.each(sheets)('%s combines only listed color pairs', async (sheet) => {
  const rules = await readStyles(`${root}${sheet}`);
  expect(findUnlisted(rules)).toEqual([]);
});

test('reads the colors of a style sheet', async () => {
  const painted = (await readStyles(`${root}ui/button/button.css.ts`)).flatMap((rule) =>
    listPaintedStates(rule),
  );
  expect(painted).toContainEqual({ foreground: 'onAccent', background: 'accent', marks: [] });
  expect(painted).toContainEqual({
    foreground: 'onAccent',
    background: 'accentPressed',
    marks: [],
  });
});

describe('finds a pair that ui/contrast.ts does not list', () => {
  const { color } = vars;
  const cases: [string, Style, string[]][] = [
    [
      'text on its own background',
      { color: color.accent, background: color.sunk },
      ['accent on sunk'],
    ],
    [
      'text on any surface',
      { color: color.focus },
      ['focus on paper', 'focus on raised', 'focus on sunk'],
    ],
    [
      'a background on hover',
      {
        color: color.ink,
        background: color.paper,
        selectors: { '&:hover': { background: color.solidPressed } },
      },
      ['ink on solidPressed'],
    ],
    [
      'text in a media query',
      { background: color.solid, color: color.onSolid, '@media': { print: { color: color.ink } } },
      ['ink on solid'],
    ],
    [
      'a border',
      { border: `1px solid ${color.onSolid}` },
      ['onSolid on paper', 'onSolid on raised', 'onSolid on sunk'],
    ],
  ];
  test.each(cases)('%s', (_what, style, found) => {
    expect(findUnlisted([style])).toEqual(found);
  });

  test('ignores hairlines', () => {
    expect(findUnlisted([{ border: `1px solid ${color.line}` }])).toEqual([]);
  });
});

function findUnlisted(rules: Style[]): string[] {
  return [...new Set(rules.flatMap((rule) => listPaintedStates(rule).flatMap(findUnlistedPairs)))];
}

function findUnlistedPairs({ foreground, background, marks }: PaintedColors): string[] {
  const shape = background && !grounds.has(background) && !foreground ? [background] : [];
  const text = foreground ?? (background && shape.length === 0 ? 'ink' : undefined);
  const under = background ? [background] : surfaces;
  return [
    ...under.map((one) => `${text} on ${one}`).filter((pair) => text && !legible.has(pair)),
    ...[...marks, ...shape]
      .filter((mark) => !dividers.has(mark))
      .flatMap((mark) => surfaces.map((one) => `${mark} on ${one}`))
      .filter((pair) => !visible.has(pair)),
  ];
}
