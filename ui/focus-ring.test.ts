import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { Glob } from 'bun';
import { focusRing } from './focus-ring.css.ts';
import { isStyle, readSheet, type Style } from './testing/read-styles.ts';
import { media, space, vars } from './theme.css.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sheets = [...new Glob('{ui,app}/**/*.css.ts').scanSync(root)].sort();

/** Allowed exceptions: another element shows the ring, or focus is only moved there by script. */
const allowed: Record<string, string[]> = {
  dashboard: ['outline: none'],
  'page-frame': ['outline: none'],
  // The pointer moves focus too, and the highlighted item shows it.
  menu: ['outlineColor: transparent'],
  // The picture and the title show the ring of their link.
  card: ['outline: none'],
  // A guard at the end that passes the focus on.
  popover: ['outline: none'],
  // The whole option shows the ring.
  'radio-group': ['outline: none', 'outline: none'],
  toast: ['outline: none'],
};
/** Close enough to the element's edge, outside or inside. */
const offsets = ['2px', '1px', '-2px', '-3px', `calc(-1 * ${space.xxs})`];

test.each(sheets)('%s uses the shared focus ring and no other', async (sheet) => {
  const rules = await readSheet(`${root}${sheet}`);
  // The rules can include those of an imported sheet.
  for (const [name = '', own] of Map.groupBy(rules, ({ selector }) => selector.split('_')[0])) {
    const others = own.flatMap(({ selector, rule }) => findOtherOutlines(rule, selector));
    expect(others).toEqual(allowed[name] ?? []);
  }
});

const own = `2px solid ${vars.color.focus}`;
const wrong = `2px solid ${vars.color.tone.critical.ink}`;

test.each<[string, Style, string[]]>([
  ['accepts the shared ring', { selectors: { '&:has(:focus-visible)': { ...focusRing } } }, []],
  ['finds a ring written by hand', { outline: own, outlineOffset: '2px' }, [`outline: ${own}`]],
  [
    'finds an outline of a state',
    { selectors: { '&[aria-invalid]': { outline: wrong } } },
    [`outline: ${wrong}`],
  ],
  [
    'accepts an outline that gives way to the ring',
    { selectors: { '&[aria-invalid]:not(:focus-visible)': { outline: wrong } } },
    [],
  ],
  [
    'finds a removed ring',
    { outline: 'none', selectors: { '&:focus-visible': { outline: 'none' } } },
    ['outline: none', 'outline: none'],
  ],
  ['finds a transparent ring', { outlineColor: 'transparent' }, ['outlineColor: transparent']],
  ['finds a ring without width', { outlineWidth: 0 }, ['outlineWidth: 0']],
  ['finds a ring without a line', { outlineStyle: 'none' }, ['outlineStyle: none']],
  ['finds a ring far from its element', { outlineOffset: '-99px' }, ['outlineOffset: -99px']],
  ['accepts a ring inside the edge', { outlineOffset: '-2px' }, []],
])('%s', (_what, style, others) => {
  expect(findOtherOutlines(style)).toEqual(others);
});

/** Outlines that aren't the focus ring but would show while the element has focus. */
function findOtherOutlines(style: Style, when = ''): string[] {
  if (when.includes(':not(:focus-visible)')) return [];
  return Object.entries(style).flatMap(([key, value]) => {
    if (isStyle(value)) return findOtherOutlines(value, `${when} ${key}`);
    const isOutline = key.startsWith('outline');
    return isOutline && !isPartOfRing(key, String(value), when, style) ? [`${key}: ${value}`] : [];
  });
}

function isPartOfRing(key: string, value: string, when: string, style: Style): boolean {
  const isForced = when.includes(media.forcedColors);
  switch (key) {
    case 'outline':
      if (isForced) return value === '2px solid Highlight';
      return value === focusRing.outline && Bun.deepEquals(style['@media'], focusRing['@media']);
    case 'outlineOffset':
      return offsets.includes(value);
    case 'outlineColor':
      return isForced && value === 'Highlight';
    case 'outlineWidth':
      return when.includes(media.moreContrast) && value === '3px';
    default:
      return false;
  }
}
