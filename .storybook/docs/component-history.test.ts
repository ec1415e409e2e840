import { describe, expect, test } from 'bun:test';
import { fileURLToPath } from 'node:url';
import { type PublicApi, readPublicApis } from '../../ui/testing/public-api.ts';
import { componentHistory } from './component-history.ts';
// Exported names and props of 0.1.0, by folder. Written again with each release.
import releasedProps from './released-props.json';

const apis = await readPublicApis(fileURLToPath(new URL('../../ui', import.meta.url)));
const changedApis = apis.flatMap(({ folder, ...api }) => {
  const released = new Set(
    Object.entries(releasedProps)
      .find(([name]) => name === folder)?.[1]
      .split(' '),
  );
  if (released.size === 0) return [];
  const current = readNames({ folder, ...api });
  return [{ folder, names: [...current.symmetricDifference(released)], current }];
});

describe('the history of components', () => {
  test.each(changedApis)('mentions what is new or gone in $folder', ({ names, current }) => {
    const changes = [...current].flatMap((name) => componentHistory[name]?.changes ?? []);
    const text = changes.map((change) => change.text).join(' ');
    expect(names.filter((name) => !mentions(text, name))).toEqual([]);
  });

  test('names an existing replacement for each deprecated component', () => {
    const replacements = Object.values(componentHistory).flatMap(
      ({ replacement = [] }) => replacement,
    );
    expect(replacements.filter((name) => !componentHistory[name])).toEqual([]);
  });
});

/** The exported values, and every name in the types of props. */
function readNames({ signature, types }: PublicApi): Set<string> {
  const values = signature.split('\n')[0]?.split(', ') ?? [];
  const props = types.filter(({ name }) => name.endsWith('Props'));
  const source = props.map(({ text }) => text.replaceAll(/\/\*\*.*?\*\//gs, '')).join('\n');
  return new Set([
    ...values,
    ...Array.from(source.matchAll(/([\w-]+)'?\??:/g), ([, name = '']) => name),
  ]);
}

/** As code: `href` and `aria-haspopup="dialog"`. */
function mentions(text: string, name: string): boolean {
  return new RegExp(`\`${name}[\`=]`).test(text);
}
