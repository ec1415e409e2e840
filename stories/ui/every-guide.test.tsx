import { afterEach, describe, expect, spyOn, test } from 'bun:test';
import { composeStories } from '@storybook/react-vite';
import { cleanup, render } from '@testing-library/react';
import { Glob } from 'bun';
import type { ReactNode } from 'react';
import { draftComponents } from '../../.storybook/docs/component-status.tsx';
import type { Guide } from '../../.storybook/guide.ts';

interface Guided {
  (): ReactNode;
  id: string;
  parameters: { guide?: Guide };
}

const ui = `${import.meta.dir}/../../ui`;
const trees = `${import.meta.dir}/../../.storybook/visual/trees`;
/** Elements people can click, type into or navigate; Radix is used for those only. */
const interactive = /<(button|a|input|select|textarea|summary)[\s>]|from 'radix-ui\//;

/** Widths of the screen or the container; a precise pointer only makes targets smaller. */
const widthQuery = /media\.(phone|tablet|desktop)|containerQuery\./;
/**
 * One part, the parts of another component, only the layout of what is passed, or parts
 * that only show when it is opened.
 */
const withoutParts = new Set(
  `avatar badge button-link button checkbox columns container copy-button countdown
    divider frame grid heading icon-button icon inline link list locale menu panel price
    progress section skeleton stack text tooltip visually-hidden`.split(/\s+/),
);

const files = [...new Glob('*.stories.tsx').scanSync(import.meta.dir)].sort();

afterEach(cleanup);

describe.each(files)('%s', async (file) => {
  const guide = await readGuide(file);
  const isInteractive = interactive.test(await readSource(file));

  test('says when to use it and when not to', () => {
    expect(guide?.use ?? '').toMatch(/\w+/);
    expect(guide?.avoid ?? '').toMatch(/\w+/);
  });

  test('has guidelines on what to do and what to avoid', () => {
    for (const rules of [guide?.good ?? [], guide?.bad ?? []]) {
      expect(rules.length).toBeGreaterThanOrEqual(1);
      expect(rules.map(({ text }) => text)).not.toContain('');
    }
  });

  test('says what assistive technology gets from it', () => {
    expect(guide?.accessibility.role ?? '').toMatch(/\w+/);
    expect(guide?.accessibility.announced ?? '').toMatch(/\w+/);
    expect(guide?.accessibility.criteria.length ?? 0).toBeGreaterThanOrEqual(1);
  });

  // The tree is of a phone. It leaves out what is announced, which comes and goes with time.
  test('has the roles that its guide says first', async () => {
    const [first = ''] = (guide?.accessibility.role ?? '').split(/[,;]| or /);
    const roles = [...first.matchAll(/`(\w+)`/g)].map(([, role = '']) => role);
    const tree = await Bun.file(`${trees}/${await readStoryId(file)}.yml`).text();
    for (const role of roles.filter((name) => name !== 'status'))
      expect(tree).toMatch(new RegExp(`^\\s*- '?${role}\\b`, 'm'));
  });

  if (isInteractive) {
    test('lists its keyboard interactions', () => {
      expect(guide?.keyboard?.length ?? 0).toBeGreaterThanOrEqual(1);
    });
  }

  test('names its parts', () => {
    const isExpected = !withoutParts.has(file.replace('.stories.tsx', ''));
    expect((guide?.anatomy?.parts.length ?? 0) >= 2).toBe(isExpected);
  });

  test.if(widthQuery.test(await readSource(file, '.css.ts')))(
    'says what changes at which width',
    () => {
      expect(guide?.responsive ?? '').toMatch(/\d+ px/);
    },
  );

  test('renders its examples without warnings', () => {
    const complain = spyOn(console, 'error').mockImplementation(() => {});
    const rules = [...(guide?.good ?? []), ...(guide?.bad ?? [])];
    render(rules.map(({ text, example }) => <div key={text}>{example}</div>)).unmount();
    expect(complain.mock.calls).toEqual([]);
    complain.mockRestore();
  });
});

/** The internal base of all fields; only ui itself uses it. */
const inner = ['field', 'focus-field'];

test('every component has a docs page', async () => {
  const folders = new Set(
    [...new Glob('*/*.tsx').scanSync(ui)]
      .filter((path) => !path.includes('.test.'))
      .map((path) => path.split('/')[0] ?? path),
  );
  const documented = new Set(await Promise.all(files.map(readFolder)));
  const undocumented = [...folders].filter((folder) => !documented.has(folder));
  expect(undocumented.sort()).toEqual(inner);
});

test('every draft has a page', async () => {
  const sources = await Promise.all(
    files.map((file) => Bun.file(`${import.meta.dir}/${file}`).text()),
  );
  const names = sources.map((source) => /title: '\w+\/(\w+)'/.exec(source)?.[1] ?? '');
  expect(draftComponents.filter((name) => !names.includes(name))).toEqual([]);
});

test('knows which components are interactive', async () => {
  expect(await readSource('icon-button.stories.tsx')).toMatch(interactive);
  expect(await readSource('dialog.stories.tsx')).toMatch(interactive);
  expect(await readSource('heading.stories.tsx')).not.toMatch(interactive);
});

test('every accessibility tree is of a component', async () => {
  const ids = await Promise.all(files.map(readStoryId));
  const described = [...new Glob('*.yml').scanSync(trees)].map((name) => name.slice(0, -4));
  expect(described.sort()).toEqual(ids.sort());
});

/** 'actions-button--default' */
async function readStoryId(file: string): Promise<string> {
  const { Default } = composeStories(await import(`./${file}`));
  return (Default as { id: string }).id;
}

async function readGuide(file: string): Promise<Guide | undefined> {
  const [story] = Object.values(composeStories(await import(`./${file}`)));
  return isGuided(story) ? story.parameters.guide : undefined;
}

/** The folder of the component that the stories are about. */
async function readFolder(file: string): Promise<string> {
  const story = await Bun.file(`${import.meta.dir}/${file}`).text();
  const component = story.match(/^ {2}component: (\w+)/m)?.[1];
  const from = new RegExp(`import \\{[^}]*\\b${component}\\b[^}]*\\} from '#ui/([\\w-]+)'`);
  const folder = story.match(from)?.[1];
  if (!folder) throw new Error(`${file} does not say which component it is about`);
  return folder;
}

/** The source of that folder. */
async function readSource(file: string, ending = '.tsx'): Promise<string> {
  const folder = await readFolder(file);
  const parts = [...new Glob(`${folder}/*${ending}`).scanSync(ui)];
  const sources = parts
    .filter((path) => !path.includes('.test.'))
    .map((path) => Bun.file(`${ui}/${path}`).text());
  return (await Promise.all(sources)).join('\n');
}

function isGuided(story: unknown): story is Guided {
  return typeof story === 'function' && 'parameters' in story;
}
