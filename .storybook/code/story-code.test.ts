import { describe, expect, test } from 'bun:test';
import { loadCsf } from 'storybook/internal/csf-tools';
import { writeStoryCode } from './story-code.ts';

const head = `
import { fn } from 'storybook/test';
import { Button, type ButtonProps } from '#ui/button';
import { Inline } from '#ui/inline';
import { projects } from './sample-projects.ts';
import preview from '../../.storybook/preview.tsx';

const variants: ButtonProps['variant'][] = ['buy', 'quiet'];
const meta = preview.meta({
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Save', onClick: fn(), 'aria-label': undefined, width: 'full' as const },
});
`;

async function codeOf(story: string): Promise<string | undefined> {
  const csf = loadCsf(`${head}${story}`, { makeTitle: () => 'Actions/Button' }).parse();
  return [...(await writeStoryCode(csf, 'stories/ui/example.stories.tsx')).values()].at(-1);
}

describe('the code of a story', () => {
  test('is its element with its args and an import, without mocks and checks', async () => {
    const code = await codeOf('export const Default = meta.story({ play: async () => {} });');
    expect(code).toBe(`import { Button } from '#ui/button';

<Button onClick={() => {}} width="full">
  Save
</Button>`);
  });

  test('takes args from another story', async () => {
    const code = await codeOf(`export const Icon = meta.story({ args: { icon: 'plus' } });
export const Loading = meta.story({ args: { ...Icon.input.args, loading: 'Saving...' } });`);
    expect(code).toContain('icon="plus" loading="Saving..."');
  });

  test('spreads args where the story does, and declares what it refers to', async () => {
    const code = await codeOf(`export const Variants = meta.story({
  render: (args) => (
    <Inline>
      {variants.map((look) => <Button key={look} {...args} variant={look} />)}
    </Inline>
  ),
});`);
    expect(code).toBe(`import { Button, type ButtonProps } from '#ui/button';
import { Inline } from '#ui/inline';

const variants: ButtonProps['variant'][] = ['buy', 'quiet'];

<Inline>
  {variants.map((look) => (
    <Button key={look} onClick={() => {}} width="full" variant={look}>
      Save
    </Button>
  ))}
</Inline>`);
  });

  test('replaces single args, and imports sample data', async () => {
    const code = await codeOf(`export const Named = meta.story({
  render: ({ children, onClick }) => <Button onClick={onClick}>{children + projects(1)}</Button>,
});`);
    expect(code).toBe(`import { Button } from '#ui/button';
import { projects } from './sample-projects.ts';

<Button onClick={() => {}}>{'Save' + projects(1)}</Button>`);
  });

  test('is a component if the story is more than an element', async () => {
    const code = await codeOf(`export const Stateful = meta.story({
  render: function Render(args) {
    const [label] = String(args.children).split('-');
    return <Button>{label}</Button>;
  },
});`);
    expect(code).toBe(`import { Button } from '#ui/button';

function Example() {
  const [label] = String('Save').split('-');
  return <Button>{label}</Button>;
}`);
  });
});
