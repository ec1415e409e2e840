import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { States } from './empty-and-failed.tsx';
import code from './empty-and-failed.tsx?raw';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/Empty and failed',
  component: States,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: () => (
    <PatternPage
      code={code}
      title="Empty and failed"
      lead="A place without content says why it is empty and what to do. There are four reasons, and each has its own sentence."
      rules={[
        'Nothing yet: say what will appear here and how to get the first one.',
        'No results: say that the search or filter found nothing, and offer to clear it.',
        'Loading: keep the size of what will come, so that nothing jumps.',
        'Failed: say what couldn’t be loaded, and offer to try again. Keep what is already there.',
        'Never show an empty state while data is loading.',
        'Don’t apologize, don’t joke, and don’t blame.',
      ]}
      components={[
        { name: 'EmptyState', use: 'A page or section that has nothing yet.' },
        { name: 'Table', use: 'Its empty, failed and loading states come with it.' },
        { name: 'Skeleton', use: 'The size of what is loading.' },
        { name: 'Notice', use: 'A failure above content that is still there.' },
      ]}
    >
      <States />
    </PatternPage>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No projects yet')).toBeVisible();
  },
});

export const NoResults = Default.extend({ play: shows('no results', 'No results') });
export const Loading = Default.extend({ play: shows('loading', 'Loading projects...') });
export const Failed = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'failed');
    await expect(canvas.getByText('Couldn’t load your projects.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('Harbour Bakery')).toBeVisible();
  },
});

function shows(state: string, text: string): typeof Default.input.play {
  return async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), state);
    await expect(canvas.getByText(text)).toBeVisible();
  };
}
