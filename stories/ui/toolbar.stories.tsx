import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Button } from '#ui/button';
import { InlineSelect } from '#ui/inline-select';
import { SearchField } from '#ui/search-field';
import { Toolbar, type ToolbarProps } from '#ui/toolbar';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'Above a Table: what finds rows, how many there are, and what can be done with all of them.',
  avoid: 'What concerns one row stands in that row. Choices that are sent together are a form.',
  good: [
    { text: 'Let every choice take effect at once, and the address remember it.' },
    { text: 'Say the count in words: “12 of 1,204 projects”. It is read out when it changes.' },
    { text: 'While new rows are fetched let the count say so: “Updating...”.' },
    { text: 'Give `onClear` only while something is set.' },
  ],
  bad: [
    { text: 'Don’t put more than three filters here: the fourth belongs into the search.' },
    { text: 'Don’t put a Buy or a destructive action up here.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes through search, filters, Clear and actions in this order.' },
    { keys: 'Escape', does: 'In the search: empties it.' },
    { keys: 'Enter', does: 'On Clear: undoes everything and goes back to the search.' },
  ],
};

const topics = ['All', 'Open', 'In progress', 'Resolved', 'Closed'];
const priorities = ['All', 'Urgent', 'High', 'Medium', 'Low'];
const asOptions = (labels: readonly string[]) =>
  labels.map((label) => ({ label, value: label === 'All' ? '' : label }));

const search = (
  <SearchField label="Search tickets" placeholder="Subject, email or ID" value="" onSearch={fn()} />
);
const status = (
  <InlineSelect
    label="Status"
    labelShown
    options={asOptions(topics)}
    value=""
    onValueChange={fn()}
  />
);
const priority = (
  <InlineSelect
    label="Priority"
    labelShown
    options={asOptions(priorities)}
    value=""
    onValueChange={fn()}
  />
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
  title: 'ui/Toolbar',
  component: Toolbar,
  args: {
    label: 'Find tickets',
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
          'The line above a **Table**. It wraps by the width of its own place: on a phone the search has a line of its own, then the filters, then the count with the actions.',
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

export const OnAPhone = meta.story({ tags: ['phone'] });

export const SearchOnly = meta.story({ args: { filters: undefined, actions: undefined } });

export const Updating = meta.story({ args: { count: 'Updating...' } });

function Alive(args: ToolbarProps) {
  const [text, setText] = useState('invoice');
  const [chosen, setChosen] = useState('Open');
  const isSet = text !== '' || chosen !== '';
  return (
    <Toolbar
      {...args}
      search={<SearchField label="Search tickets" value={text} onSearch={setText} />}
      filters={
        <InlineSelect
          label="Status"
          labelShown
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

/** Clear goes away with what it clears; focus goes back to the search. */
export const Cleared = meta.story({
  render: (args) => <Alive {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 of 1,204 tickets');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('status')).toHaveTextContent(/^1,204 tickets$/);
    await expect(canvas.getByRole('searchbox', { name: 'Search tickets' })).toHaveFocus();
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveValue('');
  },
});

/** Through search, filter, Clear and actions; Clear leads back to the search. */
export const ByKeyboard = meta.story({
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

/** Each part takes the lines it needs, and none goes over its edge. */
export const LongText = meta.story({
  tags: ['phone'],
  args: {
    search: (
      <SearchField
        label="Search tickets"
        value="bookkeeping-and-invoices@the-quiet-practice-family-medicine.example"
        onSearch={fn()}
      />
    ),
    filters: (
      <InlineSelect
        label="The package that comes with it"
        labelShown
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
          Write a ticket for somebody else
        </Button>
      </>
    ),
    count: '1,204 of 1,048,576 tickets of all the years, the closed ones too',
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

export const SomethingSet = meta.story({ render: (args) => <Alive {...args} /> });

export const SomethingSetOnAPhone = meta.story({
  tags: ['phone'],
  render: (args) => <Alive {...args} />,
});
