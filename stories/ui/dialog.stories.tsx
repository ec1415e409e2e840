import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { Dialog, type DialogProps } from '#ui/dialog';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { SummaryList } from '#ui/summary-list';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/Dialog',
  component: Dialog,
  argTypes: {
    description: { description: 'What follows from it; read out with the title.' },
    closeLabel: { description: 'The name of the button in the corner.' },
  },
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
    guide: {
      use: 'For a question that must be answered before going on, or for the details of one thing, without leaving the page: a cancellation, one order of a table.',
      avoid:
        'A yes or no before something irreversible is a **ConfirmDialog**. Something to know is a **Notice**, news the **Toaster**. A long form is a page of its own, with an address.',
      good: [
        {
          text: 'Name the action in the title, say what follows, and repeat the verb on the button.',
          example: (
            <Stack gap="s">
              <Heading level={4}>Request Cancellation</Heading>
              <Text size="small" tone="soft">
                Your website stays online until January 15.
              </Text>
              <Inline gap="s">
                <Button variant="quiet" size="small">
                  Keep my website
                </Button>
                <Button variant="destructive" size="small">
                  Request Cancellation
                </Button>
              </Inline>
            </Stack>
          ),
        },
        { text: 'Keep what was typed when it is closed by mistake, and show an error inside it.' },
      ],
      bad: [
        {
          text: 'Ask whether somebody is sure, and leave them to guess what OK will do.',
          example: (
            <Stack gap="s">
              <Heading level={4}>Are you sure?</Heading>
              <Text size="small" tone="soft">
                This action may have consequences.
              </Text>
              <Inline gap="s">
                <Button variant="quiet" size="small">
                  Cancel
                </Button>
                <Button variant="buy" size="small">
                  OK
                </Button>
              </Inline>
            </Stack>
          ),
        },
        { text: 'Open one by itself, or one from another.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the next thing inside, and from the last to the first.' },
        { keys: 'Shift + Tab', does: 'Moves back, and stays inside.' },
        { keys: 'Escape', does: 'Closes it. Focus goes back to where it was.' },
        {
          keys: 'Arrow keys',
          does: 'Scroll a body that is longer than the screen, once it has the focus.',
        },
      ],
    },
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

/** What is longer than the screen scrolls inside, and the keyboard can reach it. */
export const ScrolledByKeyboard = meta.story({
  // Only a browser lays out.
  tags: ['!test', 'phone'],
  args: { ...LongContent.input.args },
  play: async ({ userEvent }) => {
    const line = await screen.findByText(/^Line 1 /);
    const body = line.parentElement;
    await expect(body).toHaveAttribute('tabindex', '0');
    await expect(screen.getByRole('dialog').scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(body).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep my website' })).toHaveFocus();
  },
});

/** What the buttons would do stays in sight while the rest scrolls. */
export const WithSummary = meta.story({
  args: {
    title: 'Change plan',
    description: undefined,
    children: LongContent.input.args.children,
    summary: <SummaryList rows={[{ label: 'Charged today', amount: '$50.00' }]} />,
    actions: <Button>Change plan</Button>,
  },
  play: async () => {
    await expect(await screen.findByText('Charged today')).toBeVisible();
  },
});

/** On a screen so low that the foot fills it, the whole dialog scrolls. */
export const LongSummary = WithSummary.extend({
  tags: ['phone'],
  args: {
    summary: (
      <SummaryList
        rows={Array.from({ length: 14 }, (_, index) => ({
          label: `Part ${index + 1}`,
          amount: '$50.00',
        }))}
      />
    ),
  },
  play: async () => {
    await expect(await screen.findByText('Part 14')).toBeInTheDocument();
  },
});

export const LongTitle = meta.story({
  args: {
    title:
      'Request the cancellation of “Harbour Bakery with online ordering, table reservations and a seasonal menu”',
  },
});

/** Something is under way: neither Escape nor the scrim closes it. */
export const Busy = meta.story({
  args: { busy: true, actions: <Button pending="Saving...">Save</Button> },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
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
