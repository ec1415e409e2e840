import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { ConfirmDialog, type ConfirmDialogProps } from '#ui/confirm-dialog';
import { List } from '#ui/list';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'Before something that cannot be taken back, or that costs somebody something: deleting a product, processing a cancellation.',
  avoid:
    'For what can be undone: do it, and offer the way back in the **Toaster**. For a form: use a **Dialog**. For news: use a **Notice** or the **Toaster**.',
  good: [
    { text: 'Let the title ask, the description say what follows, the button repeat the verb.' },
    { text: 'Show a failure inside, with the button that tries again still there.' },
  ],
  bad: [
    { text: 'Don’t label the buttons Yes and No: read alone they say nothing.' },
    { text: 'Don’t ask so often that people stop reading.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves between the answers and stays inside.' },
    { keys: 'Enter, Space', does: 'Give the answer in focus: Cancel at first where it destroys.' },
    {
      keys: 'Escape',
      does: 'Cancels, unless it is working. Focus goes back, or to `endAt` where the button that asked is gone.',
    },
  ],
};

const meta = preview.meta({
  title: 'ui/ConfirmDialog',
  component: ConfirmDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Process Cancellation',
    description:
      'Are you sure you want to process this cancellation? This will cancel the payment provider subscription.',
    confirmLabel: 'Process Cancellation',
  },
  parameters: {
    layout: 'fullscreen',
    guide,
    docs: {
      story: { inline: false, iframeHeight: '420px' },
      description: {
        component:
          'A question with two answers, before what is hard to take back. The caller owns it: it stays open while it works, shows what went wrong, and is closed by the caller once it is done.',
      },
    },
  },
});

/** Enter confirms: focus begins there. */
export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Process Cancellation' });
    await expect(dialog).toHaveAccessibleDescription(/Are you sure/);
    const confirm = screen.getByRole('button', { name: 'Process Cancellation' });
    await waitFor(() => expect(confirm).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
});

/** Enter cancels: focus begins at the answer that harms nobody. */
export const Destructive = meta.story({
  args: {
    destructive: true,
    title: 'Delete product',
    description:
      'Are you sure? This will permanently delete the product "Harbour Bakery". This action cannot be undone.',
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

/** It stays until it is over: neither Escape nor Cancel nor a second press does anything. */
export const Pending = meta.story({
  args: { ...Destructive.input.args, pending: 'Deleting...' },
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
    failed: 'We could not reach the server. Check your connection and try again.',
  },
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
          'The customer is told by email.',
        ]}
      />
    ),
  },
});

export const LongTitle = meta.story({
  args: {
    ...Destructive.input.args,
    title:
      'Delete the product “Harbour Bakery with online ordering, table reservations and a very long seasonal menu”',
    confirmLabel: 'Delete this product for good',
    cancelLabel: 'Keep it in the catalogue',
  },
});

export const OnAPhone = meta.story({
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  args: { ...Failed.input.args },
});

function Asked(args: ConfirmDialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: 16 }}>
      <Button opensDialog variant="destructive" onClick={() => setOpen(true)}>
        Delete product
      </Button>
      <ConfirmDialog {...args} open={open} onOpenChange={setOpen} />
    </main>
  );
}

/** By keyboard alone: asked, cancelled, and back at the button. */
export const AskedAndCancelled = meta.story({
  args: { ...Destructive.input.args },
  render: (args) => <Asked {...args} />,
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
        <Button opensDialog variant="destructive" onClick={() => setAsking(true)}>
          Delete product
        </Button>
      )}
      <ConfirmDialog
        {...args}
        open={isAsking}
        onOpenChange={setAsking}
        endAt={add}
        onConfirm={() => {
          setThere(false);
          setAsking(false);
        }}
      />
    </main>
  );
}

/** What asked goes with what is deleted: focus ends where one goes on. */
export const AskedAndGone = meta.story({
  args: { ...Destructive.input.args },
  render: (args) => <Shelf {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete product' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const add = await canvas.findByRole('button', { name: 'Add product' });
    await waitFor(() => expect(add).toHaveFocus());
  },
});
