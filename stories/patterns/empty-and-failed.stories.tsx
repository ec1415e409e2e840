import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '#ui/button';
import { InlineSelect } from '#ui/inline-select';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import preview from '../../.storybook/preview.tsx';
import { type Project, projects } from '../ui/sample-projects.ts';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/Empty and failed',
  component: States,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: (_args, { parameters }) => (
    <PatternPage
      code={parameters.code}
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

type State = 'nothing yet' | 'no results' | 'loading' | 'failed' | 'filled';
const states: readonly State[] = ['nothing yet', 'no results', 'loading', 'failed', 'filled'];
const stateOptions = states.map((value) => ({ value, label: value }));
const columns: readonly Column<Project>[] = [
  { id: 'business', heading: 'Business', primary: true, cell: ({ business }) => business },
  { id: 'contact', heading: 'Contact', cell: ({ contact }) => contact },
];

function shows(state: State, text: string): typeof Default.input.play {
  return async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), state);
    await expect(canvas.getByText(text)).toBeVisible();
  };
}

function States() {
  const [state, setState] = useState<State>('nothing yet');
  return (
    <Stack gap="l" align="stretch">
      <InlineSelect
        label="State"
        options={stateOptions}
        value={state}
        onValueChange={(value) => setState(states.find((known) => known === value) ?? 'filled')}
      />
      <Table
        aria-label="Projects"
        columns={columns}
        rows={state === 'filled' ? projects(3) : []}
        rowKey={({ id }) => id}
        loading={state === 'loading' && 'Loading projects...'}
        loadingRows={3}
        error={
          state === 'failed'
            ? { message: 'Couldn’t load your projects.', onRetry: () => setState('filled') }
            : undefined
        }
        empty={
          state === 'no results'
            ? {
                title: 'No results',
                detail: 'No project matches “dentist”.',
                action: <ShowAll onClick={() => setState('filled')}>Clear search</ShowAll>,
              }
            : {
                title: 'No projects yet',
                detail: 'A project appears here as soon as a customer has paid for a website.',
                action: <ShowAll onClick={() => setState('filled')}>Create project</ShowAll>,
              }
        }
      />
    </Stack>
  );
}

function ShowAll({ children, onClick }: { children: string; onClick: () => void }) {
  return (
    <Button variant="quiet" size="small" onClick={onClick}>
      {children}
    </Button>
  );
}
