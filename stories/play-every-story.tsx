import { afterAll, afterEach, beforeEach, describe, expect, mock, spyOn, test } from 'bun:test';
import { composeStories, composeStory } from '@storybook/react-vite';
import { Glob } from 'bun';

interface ComposedStory {
  tags: string[];
  run(context?: { globals: Record<string, unknown> }): Promise<void>;
}

// Accessibility is tried in a real browser, where colors and sizes exist.
const globals = { a11y: { manual: true } };
const nothing = composeStory({ render: () => <></> }, { title: 'nothing' });
const lateMs = 100;

export const isOfAdmin = (file: string): boolean => file.startsWith('app/admin/');

/**
 * Registers a test for each story. Two test files have a part of the stories each, so that two
 * processes can share them.
 */
export async function playEveryStory(isIncluded: (file: string) => boolean): Promise<void> {
  const files = [...new Glob('**/*.stories.tsx').scanSync(import.meta.dir)]
    .filter(isIncluded)
    .sort();
  let complaints: unknown[][];

  beforeEach(() => {
    complaints = [];
    const collect = (...words: unknown[]) => void complaints.push(words);
    spyOn(console, 'error').mockImplementation(collect);
    spyOn(console, 'warn').mockImplementation(collect);
  });

  afterEach(() => {
    mock.restore();
    document.body.replaceChildren();
  });

  // A late error counts against the test that runs then, so the last test needs time after it.
  afterAll(() => Bun.sleep(lateMs));

  for (const file of files) {
    const stories = Object.entries(composeStories(await import(`./${file}`))).filter(isRunnable);

    describe.if(stories.length > 0)(file.replace('.stories.tsx', ''), () => {
      test.each(stories)('%s renders and plays without complaint', async (_name, story) => {
        await story.run({ globals });
        await takeDown();
        expect(complaints).toEqual([]);
      });
    });
  }
}

/** A story tagged `!test` needs what only a browser has; the visual walk plays it. */
function isRunnable(entry: [string, unknown]): entry is [string, ComposedStory] {
  const [, story] = entry;
  const tags = typeof story === 'function' && 'tags' in story ? story.tags : undefined;
  return Array.isArray(tags) && tags.includes('test');
}

/**
 * Storybook removes a story when it shows the next one. What the removal starts, such as a promise that no
 * one awaits anymore, runs before the test ends, so that its errors count against this story.
 */
async function takeDown(): Promise<void> {
  await nothing.run({ globals });
  await turn();
}

/** An unhandled rejection fails the test that runs at that moment. */
function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
