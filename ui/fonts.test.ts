import { expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { Glob } from 'bun';
import { readStyles } from './testing/read-styles.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const faces = await readStyles(`${root}ui/fonts.css.ts`);

/** The characters of the sans that `pattern` names, as a test for one character. */
function charactersOf(pattern: RegExp): RegExp {
  const ranges = faces.filter(({ src }) => pattern.test(`${src}`)).map((face) => face.unicodeRange);
  const points = ranges.join(', ').replaceAll(', ', '').replaceAll('-', '}-\\u{');
  return new RegExp(`^[${points.replaceAll('U+', '}\\u{').replace('}', '')}}]$`, 'u');
}

test.each(['app', 'api/contract'])(
  'the texts in %s need no font file for names',
  async (folder) => {
    const preloaded = charactersOf(/grotesk(-arrows)?\.woff2/);
    const used = new Set<string>();
    for await (const path of new Glob(`${folder}/**/*.{ts,tsx}`).scan({ cwd: root })) {
      if (path.includes('.test.')) continue;
      const text = await Bun.file(root + path).text();
      for (const character of text.replace(/\s/g, '')) used.add(character);
    }
    expect(used).toContain('’');
    expect([...used].filter((character) => !preloaded.test(character))).toEqual([]);
  },
);

test.each(['Łukasz Żółć', 'José Ångström', 'Ünal Şahin', 'Dvořák', 'Zoë Œuvrard'])(
  'draws the name %s in the sans',
  (name) => {
    const all = charactersOf(/grotesk/);
    expect([...name].filter((character) => !all.test(character))).toEqual([]);
  },
);

test.each([
  ['Hanken Grotesk', 1000, 303],
  ['Young Serif', 1046, 366],
])('lines stay in place when %s replaces a system font', (family, ascent, descent) => {
  const fallbacks = faces.filter(({ fontFamily }) => `${fontFamily}`.startsWith(`${family} `));
  expect(fallbacks.length).toBeGreaterThan(1);
  for (const { sizeAdjust, ascentOverride, descentOverride } of fallbacks) {
    const scale = Number.parseFloat(`${sizeAdjust}`) / 10;
    expect(scale * Number.parseFloat(`${ascentOverride}`)).toBeCloseTo(ascent, -1);
    expect(scale * Number.parseFloat(`${descentOverride}`)).toBeCloseTo(descent, -1);
  }
});
