import { describe, expect, spyOn, test } from 'bun:test';
import { composeStories } from '@storybook/react-vite';
import { render } from '@testing-library/react';
import { Glob } from 'bun';
import { componentHistory } from '../../.storybook/docs/component-history.ts';
import type { Guide } from '../../.storybook/guide.ts';

interface Guided {
  parameters: { guide?: Guide };
}

const ui = `${import.meta.dir}/../../ui`;
/** Elements people can click, type into or navigate; Radix is used for those only. */
const interactive = /<(button|a|input|select|textarea|summary)[\s>]|from 'radix-ui\//;

const files = [...new Glob('*.stories.tsx').scanSync(import.meta.dir)].sort();

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

  if (isInteractive) {
    test('lists its keyboard interactions', () => {
      expect(guide?.keyboard?.length ?? 0).toBeGreaterThanOrEqual(1);
    });
  }

  test('renders its examples without warnings', () => {
    const complain = spyOn(console, 'error').mockImplementation(() => {});
    const rules = [...(guide?.good ?? []), ...(guide?.bad ?? [])];
    render(rules.map(({ text, example }) => <div key={text}>{example}</div>)).unmount();
    expect(complain.mock.calls).toEqual([]);
    complain.mockRestore();
  });
});

/** The internal base of all fields; only ui itself uses it. */
const inner = ['field'];

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

test('every component page has a status, and nothing else has one', async () => {
  const sources = await Promise.all(
    files.map((file) => Bun.file(`${import.meta.dir}/${file}`).text()),
  );
  const names = sources.map((source) => /title: '\w+\/(\w+)'/.exec(source)?.[1] ?? '');
  expect(Object.keys(componentHistory).sort()).toEqual(names.sort());
});

test('knows which components are interactive', async () => {
  expect(await readSource('icon-button.stories.tsx')).toMatch(interactive);
  expect(await readSource('dialog.stories.tsx')).toMatch(interactive);
  expect(await readSource('heading.stories.tsx')).not.toMatch(interactive);
});

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
async function readSource(file: string): Promise<string> {
  const folder = await readFolder(file);
  const parts = [...new Glob(`${folder}/*.tsx`).scanSync(ui)];
  const sources = parts
    .filter((path) => !path.includes('.test.'))
    .map((path) => Bun.file(`${ui}/${path}`).text());
  return (await Promise.all(sources)).join('\n');
}

function isGuided(story: unknown): story is Guided {
  return typeof story === 'function' && 'parameters' in story;
}
