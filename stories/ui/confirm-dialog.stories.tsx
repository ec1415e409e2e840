import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/confirm-dialog';
import { List } from '#ui/list';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'Before an action that can’t be undone or that affects other people, such as deleting a project or removing a member.',
  avoid:
    'For an action that can be undone, do it and offer to undo it in the **Toaster**. For a form, use a **Dialog**. For information, use a **Notice** or the **Toaster**.',
  anatomy: {
    parts: [
      {
        name: 'Title',
        description: 'The action as a verb and a noun.',
        selector: '[role=alertdialog] h2',
      },
      {
        name: 'Description',
        description: 'What can’t be undone.',
        selector: '[role=alertdialog] h2 + p',
      },
      { name: 'Close button', description: 'Cancels.', selector: '[aria-label=Close]' },
      { name: 'Cancel button', selector: '[role=alertdialog] > div:nth-of-type(2) > :first-child' },
      {
        name: 'Confirm button',
        description: 'Repeats the verb of the title.',
        selector: '[role=alertdialog] > div:nth-of-type(2) > :last-child',
      },
    ],
  },
  responsive:
    'As a **Dialog**, it is a sheet at the bottom edge with stacked actions below 740 px, and a centered box from there.',
  accessibility: {
    role: '`alertdialog`',
    announced:
      'The title and the description when it opens, the failure when there is one. Focus starts on the safe choice.',
    criteria: ['2.1.2', '2.4.3', '3.3.4', '4.1.2'],
  },
  good: [
    {
      text: 'Ask in the title, say what will happen in the description, and repeat the verb on the button.',
    },
    { text: 'Show a failure inside the dialog, next to the button to try again.' },
  ],
  bad: [
    { text: 'Don’t label the buttons Yes and No. On their own they say nothing.' },
    { text: 'Don’t ask so often that people stop reading.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves between the buttons and stays inside.' },
    {
      keys: 'Enter, Space',
      does: 'Activate the focused button. In a destructive dialog, focus starts on Cancel.',
    },
    {
      keys: 'Escape',
      does: 'Cancels, unless the action is running. Focus returns to the button that opened the dialog, or goes to `finalFocus` if that button is gone.',
    },
  ],
};

const meta = preview.meta({
  title: 'Overlays/ConfirmDialog',
  component: ConfirmDialog,
  render: (args) => <Asked {...args} />,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Process Cancellation',
    description:
      'The subscription ends at the payment provider. Ada Lovelace keeps access until January 15, 2027.',
    confirmLabel: 'Process Cancellation',
  },
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: {
      story: { inline: false, iframeHeight: '420px' },
      description: {
        component:
          'Asks for confirmation before an action that is hard to undo. It is controlled by the caller, stays open while the action runs, and shows what went wrong.',
      },
    },
  },
});

/** Focus starts on the confirm button, so Enter confirms. */
export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Process Cancellation' });
    await expect(dialog).toHaveAccessibleDescription(/keeps access/);
    const confirm = screen.getByRole('button', { name: 'Process Cancellation' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Focus starts on Cancel, so Enter cancels. */
export const Destructive = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    destructive: true,
    title: 'Delete product',
    description: 'Harbour Bakery and its 12 pictures will be deleted. This can’t be undone.',
    confirmLabel: 'Delete',
  },
  play: async ({ args, userEvent }) => {
    const cancel = await screen.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(cancel).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

/** It stays open while the action runs: Escape, Cancel and another click do nothing. */
export const Loading = meta.story({
  args: { ...Destructive.input.args, loading: 'Deleting...' },
});

export const LoadingInUse = Loading.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    const confirm = await screen.findByRole('button', { name: 'Deleting...' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(confirm);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
});

export const Failed = meta.story({
  args: {
    ...Destructive.input.args,
    error: 'Couldn’t reach the server. Check your connection and try again.',
  },
});

export const FailedInUse = Failed.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('try again');
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

export const WithDetails = meta.story({
  args: {
    children: (
      <List
        items={[
          'The website stays online until the period ends.',
          'Nothing is charged after that.',
          'The customer is notified by email.',
        ]}
      />
    ),
  },
});

export const LongTitle = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    ...Destructive.input.args,
    title:
      'Delete the product “Harbour Bakery with online ordering, table reservations and a very long seasonal menu”',
    confirmLabel: 'Delete this product permanently',
    cancelLabel: 'Keep it in the catalog',
  },
});

export const OnPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { ...Failed.input.args },
});

function Asked(args: ConfirmDialogProps) {
  const [open, setOpen] = useState(args.open);
  const change = (next: boolean) => {
    setOpen(next);
    args.onOpenChange(next);
  };
  const variant = args.destructive ? 'destructive' : 'primary';
  return (
    <main style={{ padding: 16 }}>
      <Button aria-haspopup="dialog" variant={variant} onClick={() => setOpen(true)}>
        {args.title}
      </Button>
      <ConfirmDialog {...args} open={open} onOpenChange={change} />
    </main>
  );
}

/** By keyboard: opened, canceled, and back on the button. */
export const Canceled = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ...Destructive.input.args, open: false },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete product' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
});

function Shelf(args: ConfirmDialogProps) {
  const [isAsking, setAsking] = useState(false);
  const [isThere, setThere] = useState(true);
  const add = useRef<HTMLButtonElement>(null);
  return (
    <main style={{ display: 'flex', gap: 16, padding: 16 }}>
      <Button ref={add}>Add product</Button>
      {isThere && (
        <Button aria-haspopup="dialog" variant="destructive" onClick={() => setAsking(true)}>
          Delete product
        </Button>
      )}
      <ConfirmDialog
        {...args}
        open={isAsking}
        onOpenChange={setAsking}
        finalFocus={add}
        onConfirm={() => {
          setThere(false);
          setAsking(false);
        }}
      />
    </main>
  );
}

/** The button that opened it is deleted, so focus goes to `finalFocus`. */
export const OpenerRemoved = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { ...Destructive.input.args },
  render: (args) => <Shelf {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete product' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const add = await canvas.findByRole('button', { name: 'Add product' });
    await waitFor(() => expect(add).toHaveFocus());
  },
});
