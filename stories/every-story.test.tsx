import { afterEach, beforeEach, describe, expect, mock, spyOn, test } from 'bun:test';
import { composeStories, composeStory } from '@storybook/react-vite';
import { Glob } from 'bun';

interface RunnableStory {
  tags: string[];
  run(context?: { globals: Record<string, unknown> }): Promise<void>;
}

// Accessibility is tried in a real browser, where colours and sizes exist.
const globals = { a11y: { manual: true } };
const nothing: RunnableStory = composeStory({ render: () => <></> }, { title: 'nothing' });
const files = [...new Glob('**/*.stories.tsx').scanSync(import.meta.dir)].sort();

beforeEach(() => {
  spyOn(console, 'error').mockImplementation(() => {});
  spyOn(console, 'warn').mockImplementation(() => {});
});

afterEach(() => {
  mock.restore();
  document.body.replaceChildren();
});

for (const file of files) {
  const stories = Object.entries<RunnableStory>(composeStories(await import(`./${file}`)));
  // A story tagged `!test` needs what only a browser has; the visual walk plays it.
  const runnable = stories.filter(([, story]) => story.tags.includes('test'));

  describe.if(runnable.length > 0)(file.replace('.stories.tsx', ''), () => {
    test.each(runnable)('%s renders and plays without complaint', async (_name, story) => {
      await story.run({ globals });
      await takeDown();
      expect(complaints()).toEqual([]);
    });
  });
}

/** Storybook takes a story down when the next one comes. */
async function takeDown(): Promise<void> {
  await nothing.run({ globals });
}

function complaints(): unknown[] {
  return [console.error, console.warn].flatMap((method) => {
    return 'mock' in method ? (method as ReturnType<typeof mock>).mock.calls : [];
  });
}
