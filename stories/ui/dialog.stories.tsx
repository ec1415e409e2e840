import { useRef, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '#ui/button';
import { ConfirmDialog } from '#ui/confirm-dialog';
import { Dialog, type DialogProps } from '#ui/dialog';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { SummaryList } from '#ui/summary-list';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import preview from '../../.storybook/preview.tsx';
import { openedDialog } from '../fixtures/opened-dialog.ts';

const meta = preview.meta({
  title: 'Overlays/Dialog',
  component: Dialog,
  render: (args) => <Opened {...args} />,
  argTypes: {
    description: { description: 'What will happen; read out with the title.' },
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
      use: 'For a question that has to be answered first, or for the details of one item, without leaving the page: a new project, a row of a table.',
      avoid:
        'For a yes or no question before something irreversible, use a **ConfirmDialog**. For information, use a **Notice** or the **Toaster**. Give a long form its own page and URL.',
      anatomy: {
        parts: [
          {
            name: 'Title',
            description: 'What is asked or shown. It names the dialog.',
            selector: '[role=dialog] h2',
          },
          {
            name: 'Description',
            description: 'What will happen.',
            selector: '[role=dialog] h2 + p',
          },
          {
            name: 'Close button',
            description: 'Not there if the dialog can’t be dismissed.',
            selector: '[aria-label=Close]',
          },
          { name: 'Content', description: 'Scrolls if it is too tall.', selector: 'textarea' },
          {
            name: 'Actions',
            description: 'The action last, with the verb of the title.',
            selector: '[role=dialog] > div:nth-of-type(3)',
          },
        ],
      },
      responsive:
        'A sheet at the bottom edge with stacked actions below 740 px. From there, a centered box up to 440, 600 or 880 px wide, depending on `size`, with its actions side by side.',
      accessibility: {
        role: '`dialog` or `alertdialog`',
        announced:
          'The title and the description when it opens. The page behind it is hidden until it closes, then focus returns.',
        criteria: ['2.1.2', '2.4.3', '2.4.11', '4.1.2'],
      },
      good: [
        {
          text: 'Name the action in the title, say what will happen, and repeat the verb on the button.',
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
        {
          text: 'Keep what people typed when they close it by mistake, and show errors inside it.',
        },
      ],
      bad: [
        {
          text: 'Ask people whether they are sure and leave them to guess what OK will do.',
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
                <Button variant="accent" size="small">
                  OK
                </Button>
              </Inline>
            </Stack>
          ),
        },
        {
          text: 'Open one without an action by the user, or a third one on top of a second. A dialog may open one more for a question.',
        },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the next element inside, and from the last to the first.' },
        { keys: 'Shift + Tab', does: 'Moves backward, and stays inside.' },
        { keys: 'Escape', does: 'Closes the dialog. Focus returns to where it was.' },
        {
          keys: 'Arrow keys',
          does: 'Scroll a long body while it has focus.',
        },
      ],
    },
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '480px' },
      description: {
        component:
          'Asks a question or shows the details of one item on top of the page. On phones it opens from the bottom, near the thumb. Focus moves in, stays in and returns. Don’t combine a destructive action and Buy in one dialog, and give a long form its own page.',
      },
    },
  },
});

export const Default = meta.story({
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Request Cancellation' });
    await expect(dialog).toHaveAccessibleDescription(/stays online/);
  },
});

/** What a **ConfirmDialog** is made of. */
export const AlertDialog = meta.story({
  args: {
    role: 'alertdialog',
    size: 'small',
    title: 'Delete product',
    description: 'Harbour Bakery and its 12 pictures will be deleted. This can’t be undone.',
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
  tags: ['!dev', '!autodocs'],
  args: {
    size: 'large',
    children: Array.from({ length: 24 }, (_, index) => (
      <p key={index.toString()}>Line {index + 1} of a text that is longer than the screen.</p>
    )),
  },
});

/** Long content scrolls inside, and is reachable by keyboard. */
export const ScrollByKeyboard = meta.story({
  // Layout needs a real browser.
  tags: ['!dev', '!autodocs', 'phone'],
  args: { ...LongContent.input.args },
  play: async ({ userEvent }) => {
    const line = await screen.findByText(/^Line 1 /);
    const body = line.parentElement;
    await expect(body).toHaveAttribute('tabindex', '0');
    await expect(body).toHaveAccessibleName('Request Cancellation');
    await expect(screen.getByRole('dialog').scrollHeight).toBeLessThanOrEqual(window.innerHeight);
    await waitFor(() => expect(body).toHaveFocus());
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Keep my website' })).toHaveFocus();
  },
});

/** The summary stays visible while the rest scrolls. */
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

/** On a screen so low that the footer fills it, the whole dialog scrolls. */
export const LongSummary = meta.story({
  // Layout needs a real browser.
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    ...WithSummary.input.args,
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
    const dialog = await screen.findByRole('dialog');
    const endOfButton = () =>
      screen.getByRole('button', { name: 'Change plan' }).getBoundingClientRect().bottom;
    await expect(endOfButton()).toBeGreaterThan(window.innerHeight);
    dialog.scrollTop = dialog.scrollHeight;
    await expect(endOfButton()).toBeLessThanOrEqual(window.innerHeight);
    dialog.scrollTop = 0;
  },
});

const sizes: NonNullable<DialogProps['size']>[] = ['small', 'medium', 'large'];

function OneOfEach({ size: _, ...args }: DialogProps) {
  const [open, setOpen] = useState<DialogProps['size']>();
  return (
    <main style={{ padding: 16 }}>
      <Inline>
        {sizes.map((size) => (
          <Button key={size} variant="quiet" aria-haspopup="dialog" onClick={() => setOpen(size)}>
            {size}
          </Button>
        ))}
      </Inline>
      <Dialog
        {...args}
        size={open}
        open={open !== undefined}
        onOpenChange={() => setOpen(undefined)}
      />
    </main>
  );
}

/**
 * Each is wider than the one before, as far as the window allows. On phones, all span the window.
 */
export const Sizes = meta.story({
  // Layout needs a real browser.
  render: (args) => <OneOfEach {...args} />,
  play: async ({ canvas, userEvent }) => {
    const widths: number[] = [];
    for (const size of sizes) {
      await userEvent.click(await canvas.findByRole('button', { name: size }));
      widths.push((await screen.findByRole('dialog')).offsetWidth);
      if (size === 'large') break;
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    }
    await expect(widths).toEqual([440, 600, Math.min(880, window.innerWidth - 64)]);
  },
});

export const LongTitle = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    title:
      'Request the cancellation of “Harbour Bakery with online ordering, table reservations and a seasonal menu”',
  },
});

/** While something is in progress, Escape and the scrim don’t close it. */
export const NotDismissible = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { dismissible: false, actions: <Button loading="Saving...">Save</Button> },
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
  const [open, setOpen] = useState(args.open);
  const change = (next: boolean) => {
    setOpen(next);
    args.onOpenChange(next);
  };
  return (
    <main style={{ padding: 16 }}>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Request Cancellation
      </Button>
      <Dialog {...args} open={open} onOpenChange={change} />
    </main>
  );
}

/** Focus returns to where it came from. */
export const OpenAndClose = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { open: false, actions: undefined },
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Request Cancellation' });
    await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
});

function Unasked(args: DialogProps) {
  const [open, setOpen] = useState(true);
  const list = useRef<HTMLHeadingElement>(null);
  return (
    <main style={{ padding: 16 }}>
      <Heading level={1} ref={list} focusable>
        Orders
      </Heading>
      <Dialog {...args} open={open} onOpenChange={setOpen} finalFocus={list} />
    </main>
  );
}

/** Opened by its URL, so nothing had focus: focus goes to `finalFocus`. */
export const OpenedByUrl = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { actions: undefined },
  render: (args) => <Unasked {...args} />,
  play: async ({ canvas, userEvent }) => {
    const dialog = within(await openedDialog('Request Cancellation'));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'Orders' })).toHaveFocus());
  },
});

function Order() {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Dialog
        open
        onOpenChange={() => {}}
        title="Order ACC-2026-0042"
        size="large"
        actions={
          <Button variant="quiet" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            Stop the website
          </Button>
        }
      >
        <p>All details of the order are shown here.</p>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={setAsking}
        title="Stop the website?"
        description="Its address will stop working immediately."
        confirmLabel="Stop the website"
        onConfirm={() => setAsking(false)}
      />
    </>
  );
}

const order = () => openedDialog('Order ACC-2026-0042');

/** A second dialog opens on top, and its scrim covers the first one. */
export const Nested = meta.story({
  tags: ['!dev', '!autodocs'],
  // Layers need a real browser.
  render: () => <Order />,
  play: async ({ userEvent }) => {
    const first = await order();
    await userEvent.click(within(first).getByRole('button', { name: 'Stop the website' }));
    const second = await screen.findByRole('alertdialog', { name: 'Stop the website?' });
    const [veil] = document.querySelectorAll(`#${CSS.escape(first.id)} ~ [data-state="open"]`);
    const layers = [first, veil, second].map((part) => part && getComputedStyle(part).zIndex);
    await expect(new Set(layers).size).toBe(1);
    await expect(veil?.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
});

/** Closing the second dialog returns to the first, which stays open. */
export const NestedClosed = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Order />,
  play: async ({ userEvent }) => {
    const opener = within(await order()).getByRole('button', { name: 'Stop the website' });
    await userEvent.click(opener);
    await screen.findByRole('alertdialog', { name: 'Stop the website?' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(await order()).toBeVisible();
  },
});

/** Tab cycles forward and back; Escape returns to the button that opened it. */
export const ByKeyboard = OpenAndClose.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Request Cancellation' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const reason = await screen.findByRole('textbox', { name: /^Reason/ });
    const close = screen.getByRole('button', { name: 'Close' });
    await waitFor(() => expect(reason).toHaveFocus());
    await userEvent.tab();
    await expect(close).toHaveFocus();
    await userEvent.tab();
    await expect(reason).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(close).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  },
});
