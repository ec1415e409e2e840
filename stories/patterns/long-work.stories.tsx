import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Import } from './long-work.tsx';
import code from './long-work.tsx?raw';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/Long work',
  component: Import,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: () => (
    <PatternPage
      code={code}
      title="Long work"
      lead="The longer something takes, the more people need to know: that it runs, how far it is, and that they may leave."
      rules={[
        'Under one second: show the result, and nothing before it.',
        'Up to ten seconds: say in the button that it runs, and ignore further clicks.',
        'Longer: show how far it is, in numbers when there are any, and offer to stop.',
        'Much longer: do it in the background, and send an email when it is done.',
        'Keep what is already done when one part fails, and offer to try that part again.',
        'Announce the start and the end, and not every percent in between.',
        'Never show a spinner without an end. After a while, say what to do instead.',
      ]}
      components={[
        { name: 'Button', use: 'Its loading label says what runs.' },
        { name: 'Progress', use: 'How far it is, or that it is unknown.' },
        { name: 'Skeleton', use: 'The size of content that is loading.' },
        { name: 'Notice', use: 'The result, or what failed and how to go on.' },
      ]}
    >
      <Import />
    </PatternPage>
  ),
});

export const Running = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import products' }));
    await expect(canvas.getByRole('progressbar', { name: 'Importing products' })).toHaveAttribute(
      'aria-valuetext',
      '40 of 120 products',
    );
  },
});

export const PartlyFailed = Running.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import products' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(canvas.getByText('118 of 120 products imported')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try 2 products again' })).toBeVisible();
  },
});

export const Stopped = Running.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import products' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Stop import' }));
    await expect(canvas.getByText('Import stopped')).toBeVisible();
  },
});
