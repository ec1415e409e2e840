import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { Dialog, type DialogProps } from '#ui/dialog';
import { TextArea } from '#ui/text-area';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Dialog',
  component: Dialog,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Request Cancellation',
    description: 'Your website stays online until the end of the period you have paid for.',
    children: <TextArea label="Reason" aside="optional" name="reason" rows={3} />,
    actions: (
      <>
        <Button variant="quiet">Keep my website</Button>
        <Button variant="destructive">Request Cancellation</Button>
      </>
    ),
  },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '480px' },
      description: {
        component:
          'A question, or the details of one thing, above the page. On a phone it rises from below, near the thumb. Focus moves in, stays in, and goes back. A destructive action and a Buy never share one; a long form is a page of its own.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Request Cancellation' });
    await expect(dialog).toHaveAccessibleDescription(/stays online/);
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

export const Urgent = meta.story({
  args: {
    urgent: true,
    size: 'small',
    title: 'Delete product',
    description:
      'Are you sure? This will permanently delete the product "Harbour Bakery". This action cannot be undone.',
    children: undefined,
    actions: (
      <>
        <Button variant="quiet">Cancel</Button>
        <Button variant="destructive">Delete</Button>
      </>
    ),
  },
});

export const LongContent = meta.story({
  args: {
    size: 'large',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index.toString()}>Line {index + 1} of a text that is longer than the screen.</p>
    )),
  },
});

export const TitleOnly = meta.story({
  args: { description: undefined, actions: undefined, children: 'A word or two.' },
});

function Opened(args: DialogProps) {
  const [open, setOpen] = useState(false);
  return (
    <main style={{ padding: 16 }}>
      <Button opensDialog onClick={() => setOpen(true)}>
        Request Cancellation
      </Button>
      <Dialog {...args} open={open} onOpenChange={setOpen} />
    </main>
  );
}

/** Focus goes back to where it came from. */
export const OpenedAndClosed = meta.story({
  args: { actions: undefined },
  render: (args) => <Opened {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Request Cancellation' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
  },
});
