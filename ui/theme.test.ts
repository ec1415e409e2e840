import { expect, test } from 'bun:test';
import { media } from './scale.ts';
import { isStyle, readStyles, type Style } from './testing/read-styles.ts';
import { vars } from './theme.css.ts';

const rules = await readStyles(`${import.meta.dir}/theme.css.ts`);

test('a nested theme inherits nothing from the outer one, also with more contrast', () => {
  const [light, dark, automatic] = [
    ...namesIn(media.moreContrast),
    ...namesIn(`screen and ${media.moreContrast}`),
    ...namesIn(`${media.dark} and ${media.moreContrast}`),
  ];
  expect(light?.length).toBeGreaterThan(10);
  expect(dark).toEqual(light ?? []);
  expect(automatic).toEqual(light ?? []);
});

test('the dark theme sets every color and shadow of the light one', () => {
  const [light] = rules.filter(({ colorScheme }) => colorScheme !== undefined).map(variables);
  expect(light?.length).toBeGreaterThan(30);
  expect(namesIn('screen')).toEqual([light ?? []]);
  expect(namesIn(media.dark)).toEqual([light ?? []]);
});

test('CSS variables are named after their tokens', () => {
  expect(vars.color.inkSoft).toBe('var(--ui-color-ink-soft)');
  expect(vars.color.tone.critical.ink).toBe('var(--ui-color-tone-critical-ink)');
  expect(vars.text.heading1).toBe('var(--ui-text-heading1)');
});

/** The variables set in a media query, one list per rule that has it. */
function namesIn(query: string): string[][] {
  const groups = rules.map((rule) => rule['@media']).filter(isStyle);
  return groups
    .map((group) => group[query])
    .filter(isStyle)
    .map(variables);
}

function variables({ vars }: Style): string[] {
  return isStyle(vars) ? Object.keys(vars) : [];
}
