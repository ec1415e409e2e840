import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#ui/button';
import { InlineSelect } from '#ui/inline-select';
import { SearchField } from '#ui/search-field';
import { Toolbar, type ToolbarProps } from '#ui/toolbar';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'Above a table: search, filters, the result count, and actions for all rows.',
  avoid:
    'Put actions for one row into that row. Put choices that are submitted together into a form.',
  anatomy: {
    parts: [
      { name: 'Search', selector: 'input[type=search]' },
      {
        name: 'Filters',
        description: 'Two or three selects.',
        selector: '[role=search] > div + div',
      },
      { name: 'Count', description: 'How many items there are.', selector: 'p[role=status]' },
      { name: 'Actions', description: 'For the whole list.', selector: 'p[role=status] + div' },
    ],
  },
  responsive:
    'In a container narrower than 40rem (640 px), the search field gets its own line and the filters fill theirs. In a wider one, search and filters share a line, and the field is up to 320 px wide.',
  accessibility: {
    role: '`search` with `status`',
    announced: 'Its label, and the number of results when it changes.',
    criteria: ['1.3.1', '4.1.3'],
  },
  good: [
    { text: 'Apply every choice immediately, and store it in the URL.' },
    { text: 'Write the count as text: “12 of 1,204 projects”. It is announced when it changes.' },
    { text: 'Show “Updating...” as the count while new rows load.' },
    { text: 'Pass `onClear` only while something is set.' },
  ],
  bad: [
    { text: 'Don’t use more than three filters. Cover the rest with the search.' },
    { text: 'Don’t put Buy or a destructive action here.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through search, filters, Clear and actions, in this order.' },
    { keys: 'Escape', does: 'In the search: clears it.' },
    { keys: 'Enter', does: 'On Clear: resets everything and returns to the search.' },
  ],
};

const topics = ['All', 'Open', 'In progress', 'Resolved', 'Closed'];
const priorities = ['All', 'Urgent', 'High', 'Medium', 'Low'];
const asOptions = (labels: readonly string[]) =>
  labels.map((label) => ({ label, value: label === 'All' ? '' : label }));

const search = (
  <SearchField
    aria-label="Search tickets"
    placeholder="Subject, email or ID"
    value=""
    onValueChange={fn()}
  />
);
const status = (
  <InlineSelect label="Status" options={asOptions(topics)} value="" onValueChange={fn()} />
);
const priority = (
  <InlineSelect label="Priority" options={asOptions(priorities)} value="" onValueChange={fn()} />
);
const actions = (
  <>
    <Button variant="quiet" size="small">
      Export CSV
    </Button>
    <Button size="small" icon="plus">
      New Ticket
    </Button>
  </>
);

const meta = preview.meta({
  title: 'Data/Toolbar',
  component: Toolbar,
  args: {
    'aria-label': 'Find tickets',
    search,
    filters: (
      <>
        {status}
        {priority}
      </>
    ),
    actions,
    count: '1,204 tickets',
  },
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'The line above a **Table**. It wraps by the width of its container: on phones, the search has its own line, then the filters, then the count with the actions.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('1,204 tickets');
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
  },
});

export const OnPhone = meta.story({ tags: ['phone'] });

export const SearchOnly = meta.story({ args: { filters: undefined, actions: undefined } });

export const Updating = meta.story({ args: { count: 'Updating...' } });

function Alive(args: ToolbarProps) {
  const [text, setText] = useState('invoice');
  const [chosen, setChosen] = useState('Open');
  const isSet = text !== '' || chosen !== '';
  return (
    <Toolbar
      {...args}
      search={<SearchField aria-label="Search tickets" value={text} onValueChange={setText} />}
      filters={
        <InlineSelect
          label="Status"
          options={asOptions(topics)}
          value={chosen}
          onValueChange={setChosen}
        />
      }
      count={isSet ? '12 of 1,204 tickets' : '1,204 tickets'}
      {...(isSet && {
        onClear: () => {
          setText('');
          setChosen('');
        },
      })}
    />
  );
}

/** Clear disappears with the filters; focus returns to the search. */
export const Cleared = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Alive {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 of 1,204 tickets');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1,204 tickets$/);
    await expect(canvas.getByRole('searchbox', { name: 'Search tickets' })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('');
  },
});

/** Tab moves through search, filter, Clear and actions; Clear returns to the search. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <Alive {...args} />,
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search tickets' });
    await userEvent.tab();
    await expect(search).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'New Ticket' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1,204 tickets$/);
    await expect(canvas.queryByRole('button', { name: 'Clear' })).toBeNull();
    await expect(search).toHaveFocus();
  },
});

/** Each part wraps and stays inside. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    search: (
      <SearchField
        aria-label="Search tickets"
        value="bookkeeping-and-invoices@the-quiet-practice-family-medicine.example"
        onValueChange={fn()}
      />
    ),
    filters: (
      <InlineSelect
        label="The support package included"
        options={asOptions(['Expansion Support with a dedicated architect and a QA engineer'])}
        value=""
        onValueChange={fn()}
      />
    ),
    actions: (
      <>
        <Button variant="quiet" size="small">
          Export all of them as a table
        </Button>
        <Button size="small" icon="plus">
          Create a ticket for someone else
        </Button>
      </>
    ),
    count: '1,204 of 1,048,576 tickets of all years, including closed ones',
    onClear: fn(),
    clearLabel: 'Clear search and filters',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('search').scrollWidth).toBeLessThanOrEqual(
      canvas.getByRole('search').clientWidth,
    );
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});

export const WithActiveFilters = meta.story({ render: (args) => <Alive {...args} /> });

export const WithActiveFiltersOnPhone = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  render: (args) => <Alive {...args} />,
});
