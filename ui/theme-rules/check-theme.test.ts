import { describe, expect, test } from 'bun:test';
import { secondBrand } from '../../.storybook/second-brand.ts';
import type { Brand } from '../brand.ts';
import { defaultBrand } from '../default-brand.ts';
import type { Palette } from '../palette.ts';
import { checkTheme, type Finding, type ThemeRule, themeRules } from './check-theme.ts';

test.each([defaultBrand, secondBrand])('the brand $name keeps every rule', (brand) => {
  expect(checkTheme(brand)).toEqual([]);
});

const { tone } = defaultBrand.light;
const scale = { space: { m: '16px' }, targetSize: '44px', text: [{ medium: '1rem' }] };

const broken: [ThemeRule, tokens: string[], () => Finding[]][] = [
  ['color-format', ['color.ink'], () => checkLight({ ink: 'red' })],
  ['color-format', ['color.scrim'], () => checkLight({ scrim: '#000000' })],
  [
    'contrast',
    ['color.inkFaint', 'color.sunk', 'color.paper', 'color.raised'],
    () => checkLight({ inkFaint: '#9a9a9a' }),
  ],
  [
    'contrast',
    ['color.solid', 'color.onSolid', 'color.sunk', 'color.paper'],
    () => checkLight({ solid: '#8c8c8c' }),
  ],
  [
    'contrast',
    ['color.tone.info.ink', 'color.tone.info.soft'],
    () => checkLight({ tone: { ...tone, info: { ...tone.info, ink: '#4a90d9' } } }),
  ],
  [
    'more-contrast',
    ['color.tone.info.ink', 'color.tone.info.soft'],
    () =>
      checkLight({ ink: '#4a4a4a', tone: { ...tone, info: { ...tone.info, soft: '#bcd0e8' } } }),
  ],
  [
    'light-and-dark',
    ['color.paper', 'color.ink'],
    () => checkTheme({ ...defaultBrand, light: defaultBrand.dark }),
  ],
  [
    'pressed-fill',
    ['color.solidPressed', 'color.solid'],
    () => checkLight({ solidPressed: '#16191f' }),
  ],
  [
    'destructive-hue',
    ['color.accent', 'color.tone.critical.ink'],
    () => checkLight({ accent: '#b5123f' }),
  ],
  [
    'tone-hues',
    ['color.tone.notice.ink', 'color.tone.caution.ink'],
    () => checkLight({ tone: { ...tone, notice: { ...tone.notice, ink: '#5d4700' } } }),
  ],
  [
    'typeface',
    ['font.sans'],
    () => checkTheme({ ...defaultBrand, typefaces: { ...defaultBrand.typefaces, sans: 'Inter' } }),
  ],
  ['radius', ['radius.large', 'radius.medium'], () => checkRadii({ large: '1px' })],
  ['radius', ['radius.round'], () => checkRadii({ round: '50%' })],
  ['target-size', ['targetSize'], () => checkTheme(defaultBrand, { ...scale, targetSize: '40px' })],
  ['spacing', ['space.m'], () => checkTheme(defaultBrand, { ...scale, space: { m: '15px' } })],
  [
    'spacing',
    ['space.m'],
    () => checkTheme(defaultBrand, { ...scale, space: { s: '16px', m: '12px' } }),
  ],
  [
    'text-size',
    ['text.medium'],
    () => checkTheme(defaultBrand, { ...scale, text: [{ medium: '0.9rem' }] }),
  ],
  [
    'text-size',
    ['text.tiny'],
    () => checkTheme(defaultBrand, { ...scale, text: [{ tiny: '0.7rem' }] }),
  ],
];

test.each(broken)('reports a broken rule: %s of %p', (rule, tokens, check) => {
  expect(check().filter((finding) => finding.rule === rule)).toContainEqual(
    expect.objectContaining({ tokens }),
  );
});

test('every rule is tried', () => {
  const tried = new Set<string>(broken.map(([rule]) => rule));
  expect(tried).toEqual(new Set(Object.keys(themeRules)));
});

describe('a finding', () => {
  const [finding] = checkLight({ inkFaint: '#9a9a9a' });

  test('says what was measured, what is required and how to fix it', () => {
    expect(finding).toEqual({
      rule: 'contrast',
      theme: 'light',
      tokens: ['color.inkFaint', 'color.sunk', 'color.paper', 'color.raised'],
      problem:
        'Faint text on sunk has 2.25:1 and needs at least 4.5:1. Also too weak: faint text on paper, faint text on raised.',
      measured: '2.25:1',
      required: 'at least 4.5:1',
      fix: 'Change inkFaint to #676767, the closest color with enough contrast everywhere it is used.',
      suggestion: '#676767',
    });
  });

  test('suggests a color that resolves all findings about its token', () => {
    expect(checkLight({ inkFaint: finding?.suggestion ?? '' })).toEqual([]);
  });
});

test('reports unreadable colors alone, because nothing can be measured on them', () => {
  for (const ink of ['rgb(0 0 0)', '#15181', '']) {
    expect(checkLight({ ink }).map(({ rule }) => rule)).toEqual(['color-format']);
  }
});

test('names no token that the palette lacks', () => {
  const findings = checkTheme({
    ...defaultBrand,
    light: defaultBrand.dark,
    dark: defaultBrand.light,
  });
  expect(findings.length).toBeGreaterThan(0);
  for (const { tokens: names } of findings)
    for (const name of names) expect(name).toStartWith('color.');
});

function checkLight(changes: Partial<Palette>): Finding[] {
  return checkTheme({ ...defaultBrand, light: { ...defaultBrand.light, ...changes } });
}

function checkRadii(changes: Partial<Brand['radii']>): Finding[] {
  return checkTheme({ ...defaultBrand, radii: { ...defaultBrand.radii, ...changes } });
}
