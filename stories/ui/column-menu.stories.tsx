import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ColumnMenu, type ColumnMenuProps } from '#ui/column-menu';
import preview from '../../.storybook/preview.tsx';
import { projectColumns } from './project-columns.tsx';
import type { Project } from './sample-projects.ts';

const columns = projectColumns.map((column) =>
  column.id === 'id' ? { ...column, required: true } : column,
);

/** The owner keeps the hidden columns. */
function Remembered({ hidden: initial, onHiddenChange, ...props }: ColumnMenuProps<Project>) {
  const [hidden, setHidden] = useState(initial);
  return (
    <ColumnMenu
      {...props}
      hidden={hidden}
      onHiddenChange={(next) => {
        setHidden(next);
        onHiddenChange(next);
      }}
    />
  );
}

const meta = preview.meta({
  title: 'Data/ColumnMenu',
  component: ColumnMenu<Project>,
  args: { columns, hidden: ['contact'], onHiddenChange: fn() },
  render: (args) => <Remembered {...args} />,
  decorators: [
    (Story) => (
      <main style={{ minBlockSize: 440 }}>
        <Story />
      </main>
    ),
  ],
  parameters: {
    guide: {
      use: 'In the **Toolbar** of a **Table** with more columns than most people need at once.',
      avoid:
        'If everyone hides the same column, remove it and show the value in the row’s **Dialog**. To filter rows, use an **InlineSelect**.',
      accessibility: {
        role: '`button` with a `menu` of `menuitemcheckbox`',
        announced: 'The name of each column, whether it is shown, and why one can’t be hidden.',
        criteria: ['2.1.1', '4.1.2'],
      },
      good: [
        {
          text: 'Start with the columns that most people need, and remember each person’s choice.',
        },
        { text: 'Require the columns without which a row makes no sense, such as its ID.' },
      ],
      bad: [
        { text: 'Store the ids of the shown columns. A column added later would stay hidden.' },
        { text: 'Hide the column with the only sign of a problem, such as a failed payment.' },
      ],
      keyboard: [
        { keys: 'Enter, Space, Down arrow', does: 'Open the menu and move to the first column.' },
        { keys: 'Up and down arrow', does: 'Move between columns, and wrap around at the ends.' },
        { keys: 'Home, End', does: 'Move to the first or last item.' },
        { keys: 'Letters', does: 'Move to the column that starts with them.' },
        { keys: 'Enter, Space', does: 'Show or hide the column. The menu stays open.' },
        { keys: 'Escape', does: 'Closes the menu. Focus returns to its button.' },
      ],
    },
    docs: {
      story: { inline: false, iframeHeight: '460px' },
      description: {
        component:
          'Lets people choose which columns a Table shows. The order stays the same, and required columns can’t be hidden. The owner keeps the ids of the hidden columns and passes them to the Table.',
      },
    },
  },
});

const item = (name: string) => screen.getByRole('menuitemcheckbox', { name });

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const menu = within(await screen.findByRole('menu', { name: 'Columns' }));
    await expect(menu.getAllByRole('menuitemcheckbox')).toHaveLength(6);
    await expect(item('Contact')).not.toBeChecked();
    await userEvent.click(item('Contact'));
    await expect(item('Contact')).toBeChecked();
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith([]);
    await userEvent.click(item('Amount'));
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['amount']);
  },
});

/** Arrows, Home, End and letters move; Space and Enter toggle; Escape closes. */
export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Columns' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(item('Project ID Always shown')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
      await waitFor(() => expect(button).toHaveFocus());
    }
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(item('Project ID Always shown')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await waitFor(() => expect(item('Contact')).toHaveFocus());
    await userEvent.keyboard(' ');
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith(['contact']);
    await userEvent.keyboard('s');
    await waitFor(() => expect(item('Status')).toHaveFocus());
    await userEvent.keyboard('{End}');
    await waitFor(() =>
      expect(screen.getByRole('menuitem', { name: 'Show all columns' })).toHaveFocus(),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onHiddenChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Project ID Always shown')).toHaveFocus());
  },
});

/** Required columns and the primary one stay. They can be read but not changed. */
export const Required = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    for (const name of ['Project ID Always shown', 'Business Always shown']) {
      await waitFor(() => expect(item(name)).toBeVisible());
      await expect(item(name)).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(item(name));
      await expect(item(name)).toBeChecked();
    }
    await expect(args.onHiddenChange).not.toHaveBeenCalled();
  },
});

/** Nothing is hidden, so there is nothing to bring back. */
export const AllShown = meta.story({
  args: { hidden: [] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    const showAll = await screen.findByRole('menuitem', { name: 'Show all columns' });
    await expect(showAll).toHaveAttribute('aria-disabled', 'true');
  },
});

export const LongTextOnPhone = meta.story({
  tags: ['phone'],
  args: {
    columns: columns.map((column) =>
      column.id === 'id'
        ? { ...column, heading: 'The number that is printed on the invoice of the project' }
        : column,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('menu');
  },
});

/** Right to left, in forced colors. */
export const InForcedColors = meta.story({
  tags: ['forced-colors'],
  render: (args) => (
    <div dir="rtl">
      <Remembered {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Columns' }));
    await screen.findByRole('menu');
  },
});
