import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { Glob } from 'bun';
import { printOverflow } from './print-overflow.css.ts';
import { isStyle, readStyles, type Style } from './testing/read-styles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
/** On top of the page, or hidden in print. */
const abovePage = new Set(
  ['combobox', 'command-palette', 'dialog', 'menu', 'popover', 'sidebar', 'top-bar'].map(
    (name) => `ui/${name}/${name}.css.ts`,
  ),
);
const sheets = [...new Glob('{ui,app}/**/*.css.ts').scanSync(root)].sort();

test.each(sheets.filter((sheet) => !abovePage.has(sheet)))(
  '%s prints the full content of vertical scrollers',
  async (sheet) => {
    expect((await readStyles(`${root}${sheet}`)).flatMap(findCutOff)).toEqual([]);
  },
);

const printed: Style = { overflow: 'auto', ...printOverflow };
const cutOff: Style = { overflow: 'scroll' };

test.each<[string, Style, Style[]]>([
  ['finds a scroller without printOverflow', cutOff, [cutOff]],
  ['finds one in a nested rule', { ...printed, selectors: { '&[data-open]': cutOff } }, [cutOff]],
  ['accepts one with printOverflow', { selectors: { '&[data-overflows]': printed } }, []],
  ['finds a vertical scroller', { overflowY: 'auto' }, [{ overflowY: 'auto' }]],
  ['ignores a horizontal scroller', { overflowX: 'auto' }, []],
])('%s', (_what, style, found) => {
  expect(findCutOff(style)).toEqual(found);
});

/** The rules, including nested ones, that would be cut off in print. */
function findCutOff(style: Style): Style[] {
  const inner = Object.values(style).filter(isStyle).flatMap(findCutOff);
  return scrolls(style) && !expandsInPrint(style) ? [style, ...inner] : inner;
}

function scrolls({ overflow, overflowY, overflowBlock }: Style): boolean {
  return [overflow, overflowY, overflowBlock].some((value) => /auto|scroll/.test(String(value)));
}

function expandsInPrint(style: Style): boolean {
  const paper = isStyle(style['@media']) ? style['@media'].print : undefined;
  return isStyle(paper) && paper.maxBlockSize === 'none' && paper.overflow === 'visible';
}
