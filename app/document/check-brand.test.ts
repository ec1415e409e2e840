import { describe, expect, test } from 'bun:test';
import { defaultSettings } from '#contract/default-settings';
import { checkBrand, createBrandStyles } from './brand-styles.ts';
import { listUsedFonts } from './typefaces.ts';

const { brand } = defaultSettings;

describe('the colors of a brand', () => {
  test.each([
    ['the source’s', brand],
    ['blues', { accent: '#2563eb', accentDark: '#60a5fa' }],
    ['greens', { accent: '#0a7f5a', accentDark: '#34d399' }],
    ['black and white', { accent: '#000000', accentDark: '#ffffff' }],
  ])('can be %s', (_which, colors) => {
    expect(checkBrand(colors)).toEqual([]);
  });

  test('are refused with the pair that fails, by how much, and a color that works', () => {
    const found = checkBrand({ accent: '#ffee00', accentDark: '#222222' });
    expect(found.map(({ path }) => path)).toEqual(['accent', 'accentDark']);
    expect(found[0]?.message).toStartWith(
      'Accent mark on shaded areas has 1.03:1 and needs at least 3:1.',
    );
    for (const [index, { message }] of found.entries()) {
      const suggestion = /Try (#[0-9a-f]{6})\.$/.exec(message)?.[1] ?? '';
      const path = index === 0 ? 'accent' : 'accentDark';
      const colors = { accent: '#2563eb', accentDark: '#60a5fa', [path]: suggestion };
      expect(checkBrand(colors)).toEqual([]);
    }
  });

  test('may not look like the color of destructive actions', () => {
    expect(checkBrand({ ...brand, accent: '#b3124d' })[0]?.message).toContain(
      'their buttons look alike',
    );
  });
});

describe('the typefaces of a brand', () => {
  const sans = '/assets/hanken-grotesk-1.woff2';
  const serif = '/assets/young-serif-2.woff2';

  test('change both text and the headlines that follow it', () => {
    const css = createBrandStyles({ ...brand, headlines: 'text', text: 'system' });
    expect(css.match(/--ui-font-[a-z]+:system-ui/g)).toEqual([
      '--ui-font-sans:system-ui',
      '--ui-font-display:system-ui',
    ]);
  });

  test('are preloaded only where they are used', () => {
    expect(listUsedFonts([sans, serif], brand)).toEqual([sans, serif]);
    expect(listUsedFonts([sans, serif], { headlines: 'text', text: 'grotesk' })).toEqual([sans]);
    expect(listUsedFonts([sans, serif], { headlines: 'serif', text: 'system' })).toEqual([serif]);
  });
});

describe('the styles of a brand', () => {
  test('are none for the source’s colors', () => {
    expect(createBrandStyles(brand)).toBe('');
  });

  test('set each changed color in every rule, so that no theme keeps the other’s', () => {
    const css = createBrandStyles({ ...brand, accent: '#2563eb' });
    const rules = css.match(/\{[^{}]*--[^{}]*\}/g) ?? [];
    expect(rules).toHaveLength(3);
    for (const rule of rules) {
      expect(rule.match(/--ui-color-[a-z-]+/g)).toEqual([
        '--ui-color-accent',
        '--ui-color-accent-pressed',
        '--ui-color-focus',
      ]);
    }
  });
});
