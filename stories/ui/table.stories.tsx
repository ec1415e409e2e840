import { type ReactNode, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button';
import { Menu } from '#ui/menu';
import { Stack } from '#ui/stack';
import { type RowKey, type Sort, Table, type TableProps } from '#ui/table';
import { Toolbar } from '#ui/toolbar';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';
import { figureColumns, manyColumns, projectColumns, withStatusIn } from './project-columns.tsx';
import { ProjectsTable } from './projects-table.tsx';
import { aProject, type Project, projects } from './sample-projects.ts';

const guide: Guide = {
  use: 'For many items of one kind to compare, look up or work through, such as projects, people and files. The server sorts, filters and paginates; the table shows the result.',
  avoid:
    'For the properties of one item, use a **DescriptionList**. For amounts that add up, use a **SummaryList**. For items to choose by looks, use a **Grid** of **Card**s. For a few rows that are never sorted, use a **Stack**.',
  anatomy: {
    parts: [
      {
        name: 'Heading',
        description: 'Sorts the table if the column is sortable.',
        selector: 'thead th',
      },
      { name: 'Row', selector: 'tbody tr' },
      {
        name: 'Primary cell',
        description: 'Names the row, and titles the card on phones.',
        selector: 'tbody th',
      },
      {
        name: 'Cell',
        description: 'One line. Values to compare are aligned at the end.',
        selector: 'tbody td[data-align=end]',
      },
    ],
  },
  responsive:
    'In a container narrower than 40rem (640 px), each row becomes a card: the primary cell is its title, and every other cell shows its heading.',
  accessibility: {
    role: '`table`, in a `region` while it scrolls sideways',
    announced:
      'The label, each heading with its sort order, each cell with its heading. Loading, empty and failed are read out in the table.',
    criteria: ['1.3.1', '1.4.10', '2.1.1', '4.1.3'],
  },
  good: [
    {
      text: 'Make the primary column the name people would use. It names the row and titles the card.',
    },
    {
      text: 'Use `end` alignment only for values to compare, with the same number of decimals.',
    },
    { text: 'Name the row in each action: “View Details of ACC-2026-0042”.' },
    {
      text: 'Offer a selection only for actions on many rows, and say in the result how many changed.',
    },
    {
      text: 'Keep the current rows while new ones load: use `refreshing`, and show it in the **Toolbar**.',
    },
  ],
  bad: [
    {
      text: 'Don’t make a cell the only place for a long text. It is truncated, and keyboards can’t hover. The card and the View Details dialog show it in full.',
    },
    { text: 'Don’t put two lines or a picture into a row. Every row is 40 px tall.' },
    {
      text: 'Don’t make the whole row a link. It would have no name, and its text couldn’t be selected.',
    },
    { text: 'Don’t leave a cell blank. Say what is missing: “TBD” or “N/A”.' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the sortable headings, then through the actions row by row.',
    },
    { keys: 'Enter, Space', does: 'On a heading: sorts by it, and again to reverse the order.' },
    {
      keys: 'Arrow keys',
      does: 'Scroll a table that is too wide, while it has focus.',
    },
    { keys: 'Space', does: 'On a checkbox: selects the row, or all rows of the page.' },
    { keys: 'Shift + Space', does: 'Selects all rows from the last one that was selected.' },
    {
      keys: 'Up and down arrow, Home, End',
      does: 'On a checkbox: move to the previous, next, first or last one.',
    },
    { keys: 'Shift + up or down arrow', does: 'Gives the next row the same state.' },
    { keys: 'Ctrl + A', does: 'On a checkbox: selects all rows of the page.' },
    { keys: 'Escape', does: 'On a checkbox: clears the selection.' },
  ],
};

const meta = preview.meta({
  title: 'Data/Table',
  component: Table<Project>,
  args: {
    'aria-label': 'Projects',
    columns: projectColumns,
    rows: projects(8),
    rowKey: ({ id }: Project) => id,
    empty: { title: 'No projects found' },
    stickTo: 'edge' as const,
  },
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Lists many items of one kind: dense, sortable, 40 px per row. In containers narrower than 640 px, every row becomes a card. The server sorts, filters and paginates, and the URL stores how.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Projects' });
    await expect(within(table).getAllByRole('row')).toHaveLength(9);
    await expect(within(table).getByRole('rowheader', { name: 'Harbour Bakery' })).toBeVisible();
    await expect(within(table).queryByRole('button')).toBeNull();
  },
});

const byDeadline: Sort = { column: 'deadline', direction: 'descending' };
const newestFirst = projects(8).sort((a, b) => (b.deadline ?? '').localeCompare(a.deadline ?? ''));

/** Clicking a heading asks for another order, which the server returns. */
export const Sorted = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { rows: newestFirst, sort: byDeadline, onSortChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const deadline = canvas.getByRole('columnheader', { name: 'Deadline' });
    await expect(deadline).toHaveAttribute('aria-sort', 'descending');
    await expect(canvas.getByRole('columnheader', { name: 'Business' })).not.toHaveAttribute(
      'aria-sort',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Deadline' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'deadline',
      direction: 'ascending',
    });
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Amount' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'amount',
      direction: 'descending',
    });
    await userEvent.tab({ shift: true });
    await userEvent.keyboard(' ');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({
      column: 'business',
      direction: 'ascending',
    });
  },
});

/** The text is announced, and the height is reserved. */
export const Loading = meta.story({
  args: { rows: [], loading: 'Loading projects...' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Loading projects...'),
    );
    await expect(canvas.getByRole('table', { name: 'Projects' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.queryByText('No projects found')).toBeNull();
  },
});

export const Empty = meta.story({
  args: { rows: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('cell', { name: 'No projects found' })).toBeVisible();
  },
});

export const EmptyWithAction = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    rows: [],
    empty: {
      title: 'No products found',
      detail: 'Products you add appear here. They are for sale once they are active.',
      action: (
        <Button size="small" icon="plus">
          Add Product
        </Button>
      ),
    },
  },
});

export const Failed = meta.story({
  args: {
    rows: [],
    failure: {
      message: 'Couldn’t reach the server. Check your connection and try again.',
      onRetry: fn(),
    },
  },
});

export const FailedInUse = Failed.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(/Couldn’t reach the server/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
});

/** Rows from before stay readable. */
export const FailedAgain = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    rows: projects(4),
    failure: { message: 'Couldn’t reach the server. Try again.', onRetry: fn() },
  },
});

/** The current rows stay, dimmed, until new ones arrive. */
export const Refreshing = meta.story({
  args: { refreshing: true },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Projects' });
    await expect(table).toHaveAttribute('aria-busy', 'true');
    await expect(within(table).getByText('Harbour Bakery')).toBeVisible();
  },
});

const longWinded: Project = {
  ...aProject(9),
  business: 'The Quiet Practice, Family Medicine and Physiotherapy of the Marsh Family',
  contact: 'bookkeeping-and-invoices@the-quiet-practice-family-medicine.example',
};

/** One line per row: long text is truncated here and complete in the card and the dialog. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { rows: [longWinded, ...projects(3)] },
});

export const MissingValues = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    rows: projects(3).map((row) => ({ ...row, contact: '', deadline: null })),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('cell', { name: 'TBD' })).toHaveLength(3);
    await expect(canvas.getAllByRole('cell', { name: '—' })).toHaveLength(3);
  },
});

const withActions = {
  columns: projectColumns.filter(({ id }) => id !== 'contact' && id !== 'deadline'),
  rows: projects(5),
  actionsWidth: 'long' as const,
  rowActions: ({ id }: Project) => (
    <>
      <Button variant="plain" size="small" aria-label={`Edit ${id}`}>
        Edit
      </Button>
      <Button variant="destructive" size="small" aria-label={`Delete ${id}`}>
        Delete
      </Button>
    </>
  ),
};

/** Each action names its row, and Tab reaches them row by row. */
export const RowActions = meta.story({
  tags: ['!dev', '!autodocs'],
  args: withActions,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit ACC-2026-1204' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Edit ACC-2026-1203' })).toHaveFocus();
  },
});

const onStatus = fn();

/** An editable status keeps the tone of its Badge. */
export const EditableStatus = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    rows: projects(4),
    columns: withStatusIn(onStatus),
  },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('combobox', { name: 'Status of ACC-2026-1204' });
    await userEvent.selectOptions(status, 'Completed');
    await expect(onStatus).toHaveBeenCalledWith('ACC-2026-1204', 'completed');
  },
});

/** Tabular figures, aligned to the end, are easy to compare. */
export const Numbers = meta.story({ args: { columns: figureColumns, rows: projects(6) } });

const narrow = (Story: () => ReactNode) => (
  <div style={{ maxInlineSize: 420 }}>
    <Story />
  </div>
);

/**
 * In narrow containers, each row is a card with full text and large targets, and still a table row.
 */
export const AsCards = meta.story({
  tags: ['phone'],
  decorators: [narrow],
  args: {
    ...withActions,
    columns: projectColumns,
    rows: [longWinded, ...projects(2)],
    sort: byDeadline,
    onSortChange: fn(),
  },
});

export const AsCardsInUse = AsCards.extend({
  tags: ['!dev', '!autodocs', 'phone'],
  play: async ({ args, canvas, userEvent }) => {
    const table = canvas.getByRole('table', { name: 'Projects' });
    await expect(within(table).getAllByRole('columnheader')).toHaveLength(7);
    await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
    await expect(args.onSortChange).toHaveBeenCalledOnce();
  },
});

export const LoadingAsCards = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  decorators: [narrow],
  args: { rows: [], loading: 'Loading projects...', loadingRows: 3 },
});

export const FailedAsCards = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  decorators: [narrow],
  args: {
    rows: projects(1),
    failure: { message: 'Couldn’t reach the server. Try again.', onRetry: fn() },
  },
});

/** The owner keeps the selection, here until the page is left. */
function SelectableTable(props: TableProps<Project>) {
  const [selected, setSelected] = useState<ReadonlySet<RowKey>>(
    props.selection?.selected ?? new Set(),
  );
  if (!props.selection) return null;
  const onSelectedChange = (next: ReadonlySet<RowKey>) => {
    setSelected(next);
    props.selection?.onSelectedChange(next);
  };
  const actions = (
    <>
      <Button variant="quiet" size="small">
        Export CSV
      </Button>
      <Button variant="destructive" size="small" onClick={() => onSelectedChange(new Set())}>
        Archive
      </Button>
    </>
  );
  return (
    <Table {...props} selection={{ ...props.selection, selected, onSelectedChange, actions }} />
  );
}

const selection = {
  selected: new Set<RowKey>(),
  onSelectedChange: fn(),
  rowLabel: ({ id }: Project) => `Select ${id}`,
};
const checkboxOf = (canvas: Pick<typeof screen, 'getByRole'>, id: number | 'all') =>
  canvas.getByRole('checkbox', {
    name: id === 'all' ? 'Select all on this page' : `Select ACC-2026-${id}`,
  });

const withoutContact = projectColumns.filter(({ id }) => id !== 'contact');

/** Checkboxes select rows; the bar at the bottom says how many and what can be done. */
export const Selection = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { columns: withoutContact, rows: projects(6), selection },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ args, canvas, userEvent, step }) => {
    const all = checkboxOf(canvas, 'all');
    await step('selects a row', async () => {
      await expect(canvas.queryByRole('group', { name: /selected/ })).toBeNull();
      await userEvent.click(checkboxOf(canvas, 1203));
      await expect(args.selection?.onSelectedChange).toHaveBeenLastCalledWith(
        new Set(['ACC-2026-1203']),
      );
      await expect(canvas.getByRole('group', { name: '1 selected' })).toBeVisible();
      await expect(all).toBePartiallyChecked();
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 selected'));
    });
    await step('selects a range with Shift', async () => {
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(checkboxOf(canvas, 1200));
      await userEvent.keyboard('{/Shift}');
      await expect(canvas.getByRole('group', { name: '4 selected' })).toBeVisible();
      await expect(checkboxOf(canvas, 1201)).toBeChecked();
      await expect(checkboxOf(canvas, 1204)).not.toBeChecked();
    });
    await step('selects all, then none', async () => {
      await userEvent.click(all);
      await expect(canvas.getByRole('group', { name: '6 selected' })).toBeVisible();
      await expect(all).toBeChecked();
      await userEvent.click(all);
      await expect(canvas.queryByRole('group', { name: /selected/ })).toBeNull();
      await expect(canvas.getByRole('status')).toHaveTextContent('0 selected');
    });
    await step('returns the focus when an action ends the selection', async () => {
      await userEvent.click(checkboxOf(canvas, 1203));
      await userEvent.click(canvas.getByRole('button', { name: 'Archive' }));
      await expect(all).toHaveFocus();
      await userEvent.click(checkboxOf(canvas, 1203));
      await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
      await expect(all).toHaveFocus();
      await userEvent.click(checkboxOf(canvas, 1204));
      await userEvent.click(checkboxOf(canvas, 1202));
    });
  },
});

/** Arrows move between checkboxes, and Escape clears the selection. */
export const SelectionByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { columns: withoutContact, rows: projects(6), selection },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    const isSelected = (count: number) =>
      expect(canvas.getByRole('group', { name: `${count} selected` })).toBeVisible();
    await userEvent.tab();
    await expect(checkboxOf(canvas, 'all')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(checkboxOf(canvas, 1204)).toBeChecked();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(checkboxOf(canvas, 1202)).toHaveFocus();
    await isSelected(3);
    await userEvent.keyboard('{ArrowUp} ');
    await expect(checkboxOf(canvas, 1203)).not.toBeChecked();
    await userEvent.keyboard('{End}{Shift>} {/Shift}');
    await expect(checkboxOf(canvas, 1199)).toHaveFocus();
    await isSelected(6);
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('group', { name: /selected/ })).toBeNull();
    await userEvent.keyboard('{Home}');
    await expect(checkboxOf(canvas, 'all')).toHaveFocus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await isSelected(6);
    await userEvent.keyboard('{End}');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear selection' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export CSV' })).toHaveFocus();
  },
});

const someSelected = {
  ...selection,
  selected: new Set(['ACC-2026-1204', 'ACC-2026-1202', 'ACC-2026-0900']),
  selectable: ({ paid }: Project) => paid,
};

/** Some rows can't be selected, and one that is selected is on another page. */
export const SelectionWithDisabledRows = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { columns: withoutContact, rows: projects(6), selection: someSelected },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas, userEvent }) => {
    await expect(checkboxOf(canvas, 1201)).toBeDisabled();
    await expect(canvas.getByRole('group', { name: '3 selected' })).toBeVisible();
    await userEvent.click(checkboxOf(canvas, 'all'));
    await expect(checkboxOf(canvas, 1201)).not.toBeChecked();
    await expect(canvas.getByRole('group', { name: '6 selected' })).toBeVisible();
  },
});

/** The checkboxes and the first column stay in view. */
export const WideSelection = meta.story({
  args: { ...withActions, columns: manyColumns, rows: projects(6), selection: someSelected },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Projects' });
    const first = canvas.getByRole('rowheader', { name: 'Harbour Bakery' });
    const before = first.getBoundingClientRect().left;
    region.scrollTo({ left: 160, behavior: 'instant' });
    await waitFor(() => expect(region.scrollLeft).toBe(160));
    await expect(first.getBoundingClientRect().left).toBe(before);
    const box = checkboxOf(canvas, 1204).getBoundingClientRect();
    await expect(box.right).toBeLessThanOrEqual(before);
  },
});

/** On phones, each card has a checkbox in its corner. */
export const SelectionAsCards = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    ...withActions,
    rows: projects(3),
    selection: someSelected,
    sort: byDeadline,
    onSortChange: fn(),
  },
  render: (args) => <SelectableTable {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Select all on this page')).toBeVisible();
    await expect(checkboxOf(canvas, 1204)).toBeChecked();
  },
});

/** Right to left, in forced colors: the mark of a selected row doesn’t depend on its color. */
export const SelectionInForcedColors = meta.story({
  tags: ['!dev', '!autodocs', 'forced-colors'],
  args: { columns: withoutContact, rows: projects(4), selection: someSelected },
  render: (args) => (
    <div dir="rtl">
      <SelectableTable {...args} />
    </div>
  ),
});

export const LoadingSelection = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { rows: [], loading: 'Loading projects...', loadingRows: 4, selection },
  play: async ({ canvas }) => {
    await expect(checkboxOf(canvas, 'all')).toBeDisabled();
  },
});

/** The owner keeps the hidden columns, such as in local storage. */
export const ChosenColumns = meta.story({
  tags: ['!dev', '!autodocs'],
  render: function Render(args) {
    const [hidden, setHidden] = useState<readonly string[]>(['contact']);
    return (
      <Stack gap="s">
        <Toolbar
          aria-label="Find projects"
          count="8 projects"
          actions={
            <Menu
              label="Columns"
              groups={[
                args.columns.map(({ id, heading }) => ({
                  label: heading,
                  checked: !hidden.includes(id),
                  onCheckedChange: (shown) =>
                    setHidden(shown ? hidden.filter((other) => other !== id) : [...hidden, id]),
                })),
              ]}
            />
          }
        />
        <Table {...args} hiddenColumns={hidden} />
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Contact' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await userEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Deadline' }));
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: 'Contact' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    const headings = canvas.getAllByRole('columnheader').map(({ textContent }) => textContent);
    await expect(headings).toEqual(['Project ID', 'Business', 'Contact', 'Status', 'Amount']);
  },
});

/** The headings stay in view while the rows scroll. */
export const ManyRows = meta.story({
  tags: ['!dev', '!autodocs'],
  // Layout needs a real browser.
  args: { rows: projects(100), sort: byDeadline, onSortChange: fn() },
  decorators: [
    (Story) => (
      <div style={{ blockSize: 420, overflow: 'auto' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const head = canvas.getByRole('columnheader', { name: 'Business' });
    const before = head.getBoundingClientRect().top;
    canvas.getAllByRole('row')[60]?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
    await expect(head.getBoundingClientRect().top).toBe(before);
    const [first] = canvas.getAllByRole('rowheader');
    await expect(first?.getBoundingClientRect().bottom).toBeLessThan(before);
  },
});

/**
 * A table that is too wide becomes a region that the keyboard can scroll. The first column and the
 * actions stay in view.
 */
export const Wide = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    ...withActions,
    columns: manyColumns,
    rows: projects(6),
    sort: byDeadline,
    onSortChange: fn(),
  },
  play: async ({ canvas }) => {
    const region = await canvas.findByRole('region', { name: 'Projects' });
    await expect(region).toHaveAttribute('tabindex', '0');
    const first = canvas.getByRole('rowheader', { name: 'Harbour Bakery' });
    const before = first.getBoundingClientRect().left;
    const last = canvas.getByRole('button', { name: 'Delete ACC-2026-1204' });
    const edge = region.getBoundingClientRect().right;
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
    region.scrollTo({ left: 160, behavior: 'instant' });
    await waitFor(() => expect(region.scrollLeft).toBe(160));
    await expect(first.getBoundingClientRect().left).toBe(before);
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(edge);
  },
});

/** A table that isn't too wide is no tab stop. */
export const NotScrollable = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { columns: figureColumns },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
});

/** With Toolbar and Pagination, as on an admin screen. */
export const WithToolbarAndPagination = meta.story({
  tags: ['!dev', '!autodocs', 'screen'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '720px' } } },
  render: () => <ProjectsTable />,
  play: async ({ canvas, userEvent, step }) => {
    await step('searches', async () => {
      await userEvent.type(canvas.getByRole('searchbox', { name: 'Search projects' }), 'bakery');
      await expect(canvas.getByText('18 of 124 projects')).toBeVisible();
      await expect(canvas.getByText('1–18 of 18')).toBeVisible();
    });
    await step('clears the search and stays in the field', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
      await expect(canvas.getByRole('searchbox', { name: 'Search projects' })).toHaveFocus();
      await expect(canvas.getByText('124 projects')).toBeVisible();
    });
    await step('sorts by amount, highest first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Amount' }));
      await expect(canvas.getByRole('columnheader', { name: 'Amount' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    });
    await step('goes to the next page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
      await expect(canvas.getByText('21–40 of 124')).toBeVisible();
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(20);
    });
  },
});
