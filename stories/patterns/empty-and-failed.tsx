import { useState } from 'react';
import { Button } from '#ui/button';
import { InlineSelect } from '#ui/inline-select';
import { Stack } from '#ui/stack';
import { type Column, Table } from '#ui/table';
import { type Project, projects } from '../ui/sample-projects.ts';

type State = 'nothing yet' | 'no results' | 'loading' | 'failed' | 'filled';
const states: readonly State[] = ['nothing yet', 'no results', 'loading', 'failed', 'filled'];
const stateOptions = states.map((value) => ({ value, label: value }));
const columns: readonly Column<Project>[] = [
  { id: 'business', heading: 'Business', primary: true, cell: ({ business }) => business },
  { id: 'contact', heading: 'Contact', cell: ({ contact }) => contact },
];

export function States() {
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
        failure={
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
