import { describe, expect, test } from 'bun:test';
import { secondBrand } from '../../.storybook/second-brand.ts';
import { defaultBrand } from '../default-brand.ts';
import { exportBrand, exportTheme } from './export-brand.ts';
import { importBrand, importBrandFiles, type TokenIssue } from './import-brand.ts';

type Json = string | number | Json[] | Tree;
type Tree = { [key: string]: Json };

describe.each([defaultBrand, secondBrand])('the brand $name', (brand) => {
  test('is the same after export and import', () => {
    const resolver = JSON.stringify(exportBrand(brand));
    expect(importBrand({ resolver })).toEqual({ status: 'ready', brand });
  });

  test('is the same after export and import of a file for each theme', () => {
    const [light, dark] = [exportTheme(brand, 'light'), exportTheme(brand, 'dark')];
    const files = { light: JSON.stringify(light), dark: JSON.stringify(dark) };
    expect(importBrand(files, brand.name)).toEqual({ status: 'ready', brand });
  });
});

test('follows aliases, pointers and inherited types', () => {
  const result = importTree((tree) => {
    const color = group(tree, 'color');
    for (const token of Object.values(color)) delete group(token, '').$type;
    color.$type = 'color';
    color.inkFaint = { $value: '{color.inkSoft}' };
    color.solid = { $ref: '#/color/ink' };
    color.line = {
      $value: {
        colorSpace: 'srgb',
        components: [{ $ref: '#/color/paper/$value/components/0' }, 0, 0],
      },
    };
  });
  const { light } = defaultBrand;
  expect(result).toMatchObject({
    brand: { light: { inkFaint: light.inkSoft, solid: light.ink, line: '#f30000' } },
  });
});

test('reads hsl, fallbacks in hex, rem and values from before 2025.10', () => {
  const result = importTree((tree) => {
    group(tree, 'color').line = { $type: 'color', $value: '#ABCDEF' };
    group(tree, 'color').paper = color({ colorSpace: 'hsl', components: [30, 20, 94] });
    group(tree, 'color').sunk = color({
      colorSpace: 'oklch',
      components: [0.9, 0.01, 80],
      hex: '#e9e6e0',
    });
    group(tree, 'radius').small = { $type: 'dimension', $value: { value: 0.125, unit: 'rem' } };
    group(tree, 'radius').medium = { $type: 'dimension', $value: '3px' };
  });
  expect(result).toMatchObject({
    brand: {
      light: { line: '#abcdef', paper: '#f3f0ed', sunk: '#e9e6e0' },
      radii: { small: '2px', medium: '3px' },
    },
  });
});

test('reports rules that the brand breaks, with the brand to show them on', () => {
  const result = importTree((tree) => {
    group(tree, 'color').inkFaint = { $type: 'color', $value: '#9a9a9a' };
  });
  expect(result.status === 'breaks-rules' && result.findings[0]).toMatchObject({
    tokens: ['color.inkFaint', 'color.sunk', 'color.paper', 'color.raised'],
    suggestion: '#676767',
  });
});

const bad: [string, change: (tree: Tree) => void, issue: Partial<TokenIssue>][] = [
  [
    'a missing token',
    (tree) => delete group(tree, 'color').inkSoft,
    { path: 'color.inkSoft', problem: 'It is missing.', fix: 'Add a token of type color.' },
  ],
  [
    'a token under another spelling',
    (tree) => {
      const colors = group(tree, 'color');
      colors['ink-soft'] = colors.inkSoft ?? '';
      delete colors.inkSoft;
    },
    { path: 'color.inkSoft', fix: 'The file has color.ink-soft: rename it to color.inkSoft.' },
  ],
  [
    'another type',
    (tree) => {
      group(tree, 'radius').small = { $type: 'number', $value: 2 };
    },
    { path: 'radius.small', problem: 'Its type is number.' },
  ],
  [
    'no type',
    (tree) => {
      group(tree, 'color').ink = { $value: '#000000' };
    },
    { path: 'color.ink', problem: 'It has no type.' },
  ],
  [
    'a color by name',
    (tree) => {
      group(tree, 'color').ink = { $type: 'color', $value: 'black' };
    },
    { path: 'color.ink', problem: 'Its value isn’t a color: "black".' },
  ],
  [
    'an unknown color space',
    (tree) => {
      group(tree, 'color').ink = color({ colorSpace: 'cmyk', components: [0, 0, 0] });
    },
    { path: 'color.ink', problem: 'The color space “cmyk” is unknown.' },
  ],
  [
    'a color space without a fallback',
    (tree) => {
      group(tree, 'color').ink = color({ colorSpace: 'oklch', components: [0.2, 0, 0] });
    },
    { path: 'color.ink', problem: 'It is written in oklch without a fallback in hex.' },
  ],
  [
    'components out of range',
    (tree) => {
      group(tree, 'color').ink = color({ colorSpace: 'srgb', components: [21, 24, 31] });
    },
    { path: 'color.ink', problem: 'Its components [21,24,31] are out of range.' },
  ],
  [
    'too few components',
    (tree) => {
      group(tree, 'color').ink = color({ colorSpace: 'srgb', components: [0] });
    },
    { path: 'color.ink', problem: 'Its components are [0].' },
  ],
  [
    'an alpha above 1',
    (tree) => {
      group(tree, 'color').ink = color({ colorSpace: 'srgb', components: [0, 0, 0], alpha: 2 });
    },
    { path: 'color.ink', problem: 'Its alpha is 2.' },
  ],
  [
    'a translucent text color',
    (tree) => {
      group(tree, 'color').ink = color({ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.8 });
    },
    { path: 'color.ink', problem: 'It is translucent, with an alpha of 0.8.' },
  ],
  [
    'an opaque scrim',
    (tree) => {
      group(tree, 'color').scrim = { $type: 'color', $value: '#000000' };
    },
    { path: 'color.scrim', fix: 'Set "alpha" to a value between 0 and 1, such as 0.5.' },
  ],
  [
    'references in a loop',
    (tree) => {
      group(tree, 'color').ink = { $type: 'color', $value: '{color.inkSoft}' };
      group(tree, 'color').inkSoft = { $type: 'color', $value: '{color.ink}' };
    },
    {
      path: 'color.ink',
      problem: 'The references form a loop: color.ink → color.inkSoft → color.ink.',
    },
  ],
  [
    'a pointer to itself',
    (tree) => {
      group(tree, 'color').ink = {
        $type: 'color',
        $value: { $ref: '#/color/ink/$value/components' },
      };
    },
    { path: 'color.ink', problem: 'The references form a loop: color.ink → color.ink.' },
  ],
  [
    'a reference with a stray percent sign',
    (tree) => {
      group(tree, 'color').ink = { $type: 'color', $value: { $ref: '#/color/50%' } };
    },
    { path: 'color.ink', problem: 'Its reference #/color/50% isn’t a valid address.' },
  ],
  [
    'a reference to nothing',
    (tree) => {
      group(tree, 'color').ink = { $type: 'color', $value: '{palette.black}' };
    },
    {
      path: 'color.ink',
      problem: 'It refers to palette.black, which isn’t a token in the file.',
    },
  ],
  [
    'a reference to another file',
    (tree) => {
      group(tree, 'color').ink = { $type: 'color', $ref: 'base.json#/ink' };
    },
    { path: 'color.ink', fix: 'Export all tokens into one file.' },
  ],
  [
    'a font name that would end the declaration',
    (tree) => {
      group(tree, 'font').sans = { $type: 'fontFamily', $value: 'a;}body{display:none' };
    },
    { path: 'font.sans' },
  ],
  [
    'a size in another unit',
    (tree) => {
      group(tree, 'radius').small = {
        $type: 'dimension',
        $value: { value: 2, unit: 'em' } as Tree,
      };
    },
    { path: 'radius.small', fix: 'Write it as { "value": 6, "unit": "px" }.' },
  ],
  [
    'a group that extends another',
    (tree) => {
      group(tree, 'color').tone = { $extends: '{color}' };
    },
    { path: '', problem: 'color.tone uses $extends, which isn’t supported.' },
  ],
  [
    'a token that is no object',
    (tree) => {
      group(tree, 'color').ink = '#000000';
    },
    { path: '', problem: 'color.ink is neither a token nor a group.' },
  ],
];

test.each(bad)('refuses %s and says what to do', (_what, change, issue) => {
  const result = importTree(change);
  if (result.status !== 'unreadable') throw new Error(`was ${result.status}`);
  expect(result.issues[0]).toMatchObject(issue);
  for (const { problem, fix } of result.issues) {
    expect(problem).toEndWith('.');
    expect(fix).toEndWith('.');
  }
});

const badDocuments: [string, resolver: unknown, problem: RegExp][] = [
  ['a list', [], /single theme/],
  ['a single theme', exportTheme(defaultBrand, 'light'), /single theme/],
  ['another version', { ...exportBrand(defaultBrand), version: '2027.1' }, /version is "2027.1"/],
  ['no order', { version: '2025.10', resolutionOrder: {} }, /resolutionOrder isn’t a list/],
  [
    'another file',
    { version: '2025.10', resolutionOrder: [{ $ref: 'a.json' }] },
    /refers to another file, a\.json/,
  ],
  [
    'no dark theme',
    {
      version: '2025.10',
      resolutionOrder: [{ type: 'modifier', name: 'theme', contexts: { light: [] } }],
    },
    /contexts light\./,
  ],
  [
    'a set that refers to itself',
    resolverWith({ brand: { sources: [{ $ref: '#/sets/brand' }] } }),
    /sets form a loop: #\/sets\/brand → #\/sets\/brand\./,
  ],
  [
    'sets that refer to each other',
    resolverWith({
      brand: { sources: [{ $ref: '#/sets/other' }] },
      other: { sources: [{ $ref: '#/sets/brand' }] },
    }),
    /loop: #\/sets\/brand → #\/sets\/other → #\/sets\/brand\./,
  ],
];

test.each(badDocuments)('refuses a document with %s', (_what, document, problem) => {
  const result = importBrand({ resolver: JSON.stringify(document) });
  expect(result).toMatchObject({ status: 'unreadable' });
  expect(result.status === 'unreadable' && result.issues[0]?.problem).toMatch(problem);
});

test('finds sets by an encoded reference', () => {
  const sources = [exportTheme(defaultBrand, 'light')];
  const document = {
    version: '2025.10',
    sets: { 'our brand/~1': { sources } },
    resolutionOrder: [{ $ref: '#/sets/our%20brand~1~01' }],
  };
  expect(importBrand({ resolver: JSON.stringify(document) })).toMatchObject({
    brand: { light: defaultBrand.light },
  });
});

const whole = () => new File([JSON.stringify(exportBrand(defaultBrand))], 'brand.resolver.json');
const themeFile = (theme: 'light' | 'dark', name: string) =>
  new File([JSON.stringify(exportTheme(defaultBrand, theme))], name);

test('imports one file, or two in any order', async () => {
  const { light, dark } = defaultBrand;
  const themes = [themeFile('dark', 'Dark.tokens.json'), themeFile('light', 'a.tokens.json')];
  for (const files of [[whole()], themes, themes.toReversed()]) {
    expect(await importBrandFiles(files)).toMatchObject({
      status: 'ready',
      brand: { light, dark },
    });
  }
});

test.each([
  ['more than two files', ['a.json', 'dark.json', 'c.json'], 'You chose 3 files.'],
  ['two files for light', ['a.json', 'b.json'], 'Neither file has “dark” in the name.'],
  ['two files for dark', ['dark.json', 'DARK2.json'], 'Both files have “dark” in the name.'],
])('refuses %s', async (_what, names, problem) => {
  const files = names.map((name) => themeFile('light', name));
  expect(await importBrandFiles(files)).toEqual({
    status: 'unreadable',
    issues: [{ path: '', problem, fix: expect.stringMatching(/^(Choose one|Rename the files) /) }],
  });
});

test('refuses a file that isn’t JSON, once for both themes', () => {
  const result = importBrand({ resolver: 'body { color: red }' });
  expect(result).toEqual({
    status: 'unreadable',
    issues: [
      {
        path: '',
        problem: expect.stringContaining('isn’t JSON'),
        fix: 'Choose a .tokens.json or .resolver.json file, exported again from your design tool.',
      },
    ],
  });
});

test('reads no properties that every object has', () => {
  const result = importTree((tree) => {
    group(tree, 'color').ink = { $type: 'color', $value: '{constructor}' };
  });
  expect(result).toMatchObject({ status: 'unreadable' });
});

function resolverWith(sets: object) {
  return { version: '2025.10', sets, resolutionOrder: [{ $ref: '#/sets/brand' }] };
}

/** The default brand as a file for each theme, with a change to the light one. */
function importTree(change: (tree: Tree) => void) {
  const tree: Tree = JSON.parse(JSON.stringify(exportTheme(defaultBrand, 'light')));
  change(tree);
  return importBrand({
    light: JSON.stringify(tree),
    dark: JSON.stringify(exportTheme(defaultBrand, 'dark')),
  });
}

function group(tree: Json, name: string): Tree {
  const inner = typeof tree === 'object' && !Array.isArray(tree) ? tree : {};
  if (!name) return inner;
  return group(inner[name] ?? {}, '');
}

function color($value: Tree): Tree {
  return { $type: 'color', $value };
}
