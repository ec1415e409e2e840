import { describe, expect, test } from 'bun:test';
import { loadCsf } from 'storybook/internal/csf-tools';
import { writeComponentCode, writeStoryCode } from './story-code.ts';

const head = `
import { fn } from 'storybook/test';
import { Button, type ButtonProps } from '#ui/button';
import { Inline } from '#ui/inline';
import { dollars } from './sample-projects.ts';
import { sampleScreenshot } from './sample-screenshot.ts';
import preview from '../../.storybook/preview.tsx';

const variants: ButtonProps['variant'][] = ['accent', 'quiet'];
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
    expect(code).toBe(`import { Button } from 'paper-and-ink/button';

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
    expect(code).toBe(`import { Button, type ButtonProps } from 'paper-and-ink/button';
import { Inline } from 'paper-and-ink/inline';

const variants: ButtonProps['variant'][] = ['accent', 'quiet'];

<Inline>
  {variants.map((look) => (
    <Button key={look} onClick={() => {}} width="full" variant={look}>
      Save
    </Button>
  ))}
</Inline>`);
  });

  test('replaces single args', async () => {
    const code = await codeOf(`export const Named = meta.story({
  render: ({ children, onClick }) => <Button onClick={onClick}>{children + 1}</Button>,
});`);
    expect(code).toBe(`import { Button } from 'paper-and-ink/button';

<Button onClick={() => {}}>{'Save' + 1}</Button>`);
  });

  test('keeps the spaces of text, and elements without parentheses', async () => {
    const code = await codeOf(`export const Rich = meta.story({
  args: {
    children: (
      <b>
        Read the <i>terms</i> first.
      </b>
    ),
  },
});`);
    expect(code).toContain(`<Button onClick={() => {}} width="full">
  <b>
    Read the <i>terms</i> first.
  </b>
</Button>`);
  });

  test('fills in args where the story takes them as an object or by a short name', async () => {
    const code = await codeOf(`export const Listed = meta.story({
  render: ({ children, ...rest }) => <Tree items={[{ children }]} options={rest} />,
});`);
    expect(code).toBe(`<Tree
  items={[{ children: 'Save' }]}
  options={{
    onClick: () => {},
    'aria-label': undefined,
    width: 'full',
  }}
/>`);
  });

  test('contains its sample data, with a path in place of a picture', async () => {
    const code = await codeOf(`export const Sample = meta.story({
  render: () => <Frame src={sampleScreenshot} alt={dollars(4900)} />,
});`);
    expect(code).toBe(`const sampleScreenshot = '/screenshot.webp';

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
});

function dollars(cents: number): string {
  return money.format(cents / 100);
}

<Frame src={sampleScreenshot} alt={dollars(4900)} />`);
  });

  test('is a component if the story is more than an element', async () => {
    const code = await codeOf(`export const Stateful = meta.story({
  render: function Render(args) {
    const [label] = String(args.children).split('-');
    return <Button>{label}</Button>;
  },
});`);
    expect(code).toBe(`import { Button } from 'paper-and-ink/button';

function Example() {
  const [label] = String('Save').split('-');
  return <Button>{label}</Button>;
}`);
  });
});

test('the code of a pattern is its component, called as in an app', async () => {
  const file = 'stories/patterns/form.stories.tsx';
  const csf = loadCsf(await Bun.file(file).text(), { makeTitle: (title) => title ?? '' }).parse();
  const code = await writeComponentCode(csf, file);
  expect(code).toContain('function ContactForm() {');
  expect(code).toContain('const requirements = {');
  expect(code).toEndWith('<ContactForm />');
  expect(code).not.toContain('preview');
});
