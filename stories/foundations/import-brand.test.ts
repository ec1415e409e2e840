import { describe, expect, test } from 'bun:test';
import { secondBrand } from '../../.storybook/second-brand.ts';
import { defaultBrand } from '../../ui/default-brand.ts';
import { exportBrand, exportTheme } from '../../ui/export-brand.ts';
import { importBrand } from './import-brand.ts';

type Json = string | number | Json[] | Tree;
type Tree = { [key: string]: Json };

describe.each([defaultBrand, secondBrand])('the brand $name', (brand) => {
  test('is the same after export and import', async () => {
    const file = createFile('brand.resolver.json', exportBrand(brand));
    expect(await importBrand([file])).toEqual({ brand, findings: [] });
  });

  test('is the same after export and import of a file for each theme, in any order', async () => {
    const files = [
      createFile('Dark.tokens.json', exportTheme(brand, 'dark')),
      createFile('a.tokens.json', exportTheme(brand, 'light')),
    ];
    const expected = { brand: { ...brand, name: 'Imported' }, findings: [] };
    expect(await importBrand(files)).toEqual(expected);
    expect(await importBrand(files.toReversed())).toEqual(expected);
  });
});

test('follows aliases, pointers, extended groups and inherited types', async () => {
  const result = await importTree((tree) => {
    const color = group(tree, 'color');
    for (const token of Object.values(color)) delete group(token, '').$type;
    color.$type = 'color';
    color.inkFaint = { $value: '{color.inkSoft}' };
    color.solid = { $ref: '#/color/ink' };
    color.line = {
      $value: space('srgb', [{ $ref: '#/color/paper/$value/components/0' }, 0, 0]),
    };
    group(color, 'tone').info = { $extends: '{color.tone.notice}' };
  });
  const { light } = defaultBrand;
  expect(result).toMatchObject({
    brand: {
      light: {
        inkFaint: light.inkSoft,
        solid: light.ink,
        line: '#f30000',
        tone: { info: light.tone.notice },
      },
    },
  });
});

test('reads other color spaces, rem and values from before 2025.10', async () => {
  const result = await importTree((tree) => {
    setColor('line', '#ABCDEF')(tree);
    setColor('paper', space('hsl', [30, 20, 94]))(tree);
    setColor('sunk', space('oklch', [0.9, 0.01, 80]))(tree);
    setColor('raised', space('display-p3', [0, 1, 0]))(tree);
    set('radius', 'small', 'dimension', { value: 0.125, unit: 'rem' })(tree);
    set('radius', 'medium', 'dimension', '3px')(tree);
  });
  expect(result).toMatchObject({
    brand: {
      light: { line: '#abcdef', paper: '#f3f0ed', sunk: '#e1ddd7', raised: '#00fb29' },
      radii: { small: '2px', medium: '3px' },
    },
  });
});

type Case = [what: string, change: (tree: Tree) => void, expected: string];

const broken: Case[] = [
  ['too little contrast', setColor('inkFaint', '#9a9a9a'), 'Faint text on sunk has'],
  ['a translucent text', setColor('ink', '#000000cc'), 'ink is “rgb(0 0 0 / 0.8)”'],
  ['an opaque scrim', setColor('scrim', '#000000'), 'scrim is “#000000”'],
  ['a radius in em', set('radius', 'small', 'dimension', '2em'), 'The small radius is “2em”'],
];

test.each(broken)(
  'shows a brand with %s, and the rule that it breaks',
  async (_what, change, problem) => {
    const result = await importTree(change);
    const problems = 'findings' in result ? result.findings.map((finding) => finding.problem) : [];
    expect(problems.join()).toContain(problem);
  },
);

const unreadable: Case[] = [
  [
    'a missing token',
    (tree) => delete group(tree, 'color').inkSoft,
    'color.inkSoft, light theme: It is missing. Add a token of type color.',
  ],
  [
    'a token under another spelling',
    (tree) => {
      const colors = group(tree, 'color');
      colors['ink-soft'] = colors.inkSoft ?? '';
      delete colors.inkSoft;
    },
    'color.inkSoft, light theme: It is missing. The file has color.ink-soft: rename it',
  ],
  [
    'another type',
    set('radius', 'small', 'number', 2),
    'radius.small, light theme: Its type is number.',
  ],
  [
    'no type',
    (tree) => {
      group(tree, 'color').ink = { $value: '#000000' };
    },
    'color.ink, light theme: Its type is missing. Set "$type" to "color"',
  ],
  [
    'an unknown color space',
    setColor('ink', space('cmyk', [0, 0, 0])),
    'color.ink, light theme: Its value isn’t a color: {"colorSpace":"cmyk"',
  ],
  [
    'components out of range',
    setColor('ink', space('srgb', [21, 24, 31])),
    'color.ink, light theme: Its value isn’t a color',
  ],
  [
    'too few components',
    setColor('ink', space('srgb', [0])),
    'color.ink, light theme: Its value isn’t a color',
  ],
  [
    'a font name that would end the declaration',
    set('font', 'sans', 'fontFamily', ['a;b']),
    'font.sans, light theme: Its value isn’t a list of font names: "a;b".',
  ],
  [
    'references in a loop',
    setColor('ink', '{color.ink}'),
    'light.tokens.json: Circular alias detected: {color.ink}. Correct it',
  ],
  [
    'a reference to nothing',
    setColor('ink', '{palette.black}'),
    'light.tokens.json: Could not resolve alias {palette.black}.',
  ],
  [
    'a reference to another file',
    setColor('ink', { $ref: 'base.json#/ink' }),
    'light.tokens.json: It refers to another file, base.json.',
  ],
];

test.each(unreadable)('refuses %s and says what to do', async (_what, change, issue) => {
  expect(listIssues(await importTree(change))[0]).toStartWith(issue);
});

const documents: [string, document: object, issue: string][] = [
  ['a list', [], 'The file holds a single theme.'],
  ['a single theme', exportTheme(defaultBrand, 'light'), 'The file holds a single theme.'],
  [
    'another version',
    { ...exportBrand(defaultBrand), version: '2027.1' },
    'Expected "version" to be "2025.10"',
  ],
  ['no order', { version: '2025.10', resolutionOrder: {} }, 'Expected array'],
  [
    'another file',
    { version: '2025.10', resolutionOrder: [{ $ref: 'a.json' }] },
    'It refers to another file, a.json.',
  ],
  [
    'a set that refers to itself',
    {
      version: '2025.10',
      sets: { brand: { sources: [{ $ref: '#/sets/brand' }] } },
      resolutionOrder: [{ $ref: '#/sets/brand' }],
    },
    'It can’t be read',
  ],
];

test.each(documents)('refuses a document with %s', async (_what, document, issue) => {
  const result = await importBrand([createFile('brand.resolver.json', document)]);
  expect(listIssues(result)).toEqual([expect.stringContaining(`brand.resolver.json: ${issue}`)]);
});

test('refuses a file that isn’t JSON', async () => {
  const result = await importBrand([new File(['body { color: red }'], 'brand.css')]);
  expect(listIssues(result)).toEqual([
    expect.stringMatching(/^brand.css: It can’t be read \(.*JSON/),
  ]);
});

test.each([
  [['a.json', 'dark.json', 'c.json'], 'You chose 3 files, 1 of them'],
  [['a.json', 'b.json'], 'You chose 2 files, 0 of them with “dark” in the name.'],
  [['dark.json', 'DARK2.json'], 'You chose 2 files, 2 of them'],
])('refuses the files %p', async (names, problem) => {
  const files = names.map((name) => createFile(name, {}));
  expect(listIssues(await importBrand(files))[0]).toContain(problem);
});

/** The default brand as a file for each theme, with a change to the light one. */
function importTree(change: (tree: Tree) => void) {
  const tree: Tree = JSON.parse(JSON.stringify(exportTheme(defaultBrand, 'light')));
  change(tree);
  const dark = createFile('dark.tokens.json', exportTheme(defaultBrand, 'dark'));
  return importBrand([createFile('light.tokens.json', tree), dark]);
}

function createFile(name: string, content: object): File {
  return new File([JSON.stringify(content)], name);
}

function listIssues(result: Awaited<ReturnType<typeof importBrand>>): string[] {
  const issues = 'issues' in result ? result.issues : [];
  return issues.map(({ place, problem, fix }) => `${place}: ${problem} ${fix}`);
}

function set(groupName: string, name: string, $type: string, $value: Json) {
  return (tree: Tree) => {
    group(tree, groupName)[name] = { $type, $value };
  };
}

function setColor(name: string, $value: Json) {
  return set('color', name, 'color', $value);
}

function space(colorSpace: string, components: Json[]): Tree {
  return { colorSpace, components };
}

function group(tree: Json, name: string): Tree {
  const inner = typeof tree === 'object' && !Array.isArray(tree) ? tree : {};
  if (!name) return inner;
  return group(inner[name] ?? {}, '');
}
