import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor } from 'storybook/test';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { Text } from '#ui/text';
import { Toaster, type ToasterProps, toastDurationMs, toastSwipePx, useToasts } from '#ui/toast';
import preview from '../../.storybook/preview.tsx';

const forever = 86_400_000;

const meta = preview.meta({
  title: 'Feedback/Toaster',
  component: Toaster,
  argTypes: {
    durationMs: { description: 'How long it is shown, in milliseconds.' },
    actionDurationMs: { description: 'The same for a toast with an action.' },
  },
  args: {
    durationMs: forever,
    actionDurationMs: forever,
    onClose: fn(),
    toasts: [
      {
        id: 'ticket',
        title: 'Support Request Submitted',
        description: "Your ticket TKT-2026-0001 has been created. We'll respond within 24 hours.",
      },
    ],
  },
  parameters: {
    guide: {
      use: 'For the result of an action that the page doesn’t show by itself: sent, saved, or not saved and why. Use `info` for changes that someone else made. It disappears after five seconds, or ten if it has an action.',
      avoid:
        'For something people must see, or that is still true in a minute, use a **Notice**. Show the error of a field in the field, and a question in a **Dialog**.',
      anatomy: {
        story: 'with-action',
        parts: [
          { name: 'Icon', description: 'The tone.', selector: 'li > span' },
          { name: 'Title', selector: 'li > div > div' },
          { name: 'Description', description: 'Optional.', selector: 'li > div > div + div' },
          { name: 'Action', description: 'Optional, and only one.', selector: 'li > div > button' },
          { name: 'Close button', selector: '[aria-label=Close]' },
        ],
      },
      responsive:
        'As wide as the screen below 740 px, up to 420 px wide from there, at the end of the bottom edge and above what sticks there. Dialogs and the page make way for it.',
      accessibility: {
        role: '`region` with a `list`, and a `status` for what is announced',
        announced:
          'Each message as it comes, and how to reach it: F8. The time stops while it has focus or the pointer.',
        criteria: ['2.1.1', '2.2.1', '4.1.3'],
      },
      good: [
        {
          text: 'Say what happened in a few words, then what comes next.',
          example: (
            <Toaster
              durationMs={forever}
              onClose={() => {}}
              toasts={[
                {
                  id: 'good',
                  title: 'Ticket Created',
                  description: 'We answer within 24 hours.',
                },
              ]}
            />
          ),
        },
        { text: 'Use `critical` for failures, and say what to do.' },
      ],
      bad: [
        {
          text: 'Confirm what everyone can see.',
          example: (
            <Toaster
              durationMs={forever}
              onClose={() => {}}
              toasts={[{ id: 'bad', title: 'Success!', description: 'The dialog was closed.' }]}
            />
          ),
        },
        {
          text: 'Make it the only way to something. It may be gone before a screen reader gets there.',
        },
      ],
      keyboard: [
        { keys: 'F8', does: 'Moves focus to the toast from anywhere and pauses its timer.' },
        { keys: 'Tab', does: 'Moves to its buttons.' },
        { keys: 'Enter or Space', does: 'Activates the focused button, such as Close.' },
        { keys: 'Escape', does: 'Dismisses the toast.' },
      ],
    },
    docs: {
      story: { inline: false, iframeHeight: '200px' },
      description: {
        component:
          'Shows the result of an action for five seconds, or ten if it has an action of its own, one toast at a time. F8 moves focus to it; a swipe to the right, Escape or Close dismisses it. People may miss it, so use a **Notice** for what they must see. Use one Toaster for the whole app, which keeps the list.',
      },
    },
  },
});

export const Default = meta.story();

export const Closed = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('ticket'));
  },
});

export const Critical = meta.story({
  args: {
    toasts: [
      {
        id: 'policy',
        tone: 'critical',
        title: 'Checkout Error',
        description: 'Failed to get payment URL. Please try again.',
      },
    ],
  },
});

/** It happened elsewhere: announced politely, without interrupting. */
export const Info = meta.story({
  args: {
    toasts: [
      {
        id: 'order',
        tone: 'info',
        title: 'New order',
        description: 'ACC-2026-0042',
        action: { label: 'Show', altText: 'Find it under Orders', onSelect: fn() },
      },
    ],
  },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('New order'));
    await expect(screen.getByRole('status')).toHaveAttribute('aria-live', 'polite');
  },
});

/** Only the newest of several toasts is shown. */
export const NewestOnly = meta.story({
  args: {
    toasts: [
      { id: '1', title: 'Ticket Created' },
      { id: '2', title: 'Cancellation Requested' },
    ],
  },
  play: async () => {
    await screen.findByText('Cancellation Requested', { selector: 'li *' });
    await expect(screen.queryByText('Ticket Created')).not.toBeInTheDocument();
  },
});

/** One action, which closes the toast. */
export const WithAction = meta.story({
  args: {
    toasts: [
      {
        id: 'withdrawn',
        title: 'Cancellation Requested',
        description: 'Your website stays online until February 15.',
        action: {
          label: 'Keep my website',
          altText: 'Withdraw it under My Subscriptions',
          onSelect: fn(),
        },
      },
    ],
  },
});

export const WithActionInUse = WithAction.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Keep my website' }));
    await expect(args.toasts[0]?.action?.onSelect).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('withdrawn'));
  },
});

export const CriticalWithAction = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    toasts: [
      {
        id: 'failed',
        tone: 'critical',
        title: 'Error',
        description: 'Failed to submit cancellation request',
        action: { label: 'Try again', altText: 'Click Request again', onSelect: fn() },
      },
    ],
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    toasts: [
      {
        id: 'long',
        tone: 'critical',
        title: 'Something whose title has more words than it should went wrong',
        description:
          'https://harbour-bakery-with-a-very-long-name.sites.example.com/admin/settings did not respond in time. Nothing was changed. Try again in a minute.',
      },
    ],
  },
});

/** The caller keeps the list and removes closed toasts. */
function ToasterWithState(args: ToasterProps) {
  const [toasts, setToasts] = useState(args.toasts);
  const close = (id: string) => {
    setToasts((all) => all.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
    args.onClose(id);
  };
  return (
    <main>
      <Button variant="quiet">Save changes</Button>
      <Toaster {...args} toasts={toasts} onClose={close} />
    </main>
  );
}

/** Disappears after five seconds. */
export const AutoDismiss = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { durationMs: 80 },
  render: (args) => <ToasterWithState {...args} />,
  play: async ({ args }) => {
    await expect(toastDurationMs).toBe(5000);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('ticket'));
    await waitFor(() => expect(messages()).toHaveLength(0));
  },
});

/** F8 moves focus to the toast; closing it returns focus. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  // Moving focus needs a real browser.
  render: (args) => <ToasterWithState {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await screen.findByText('Support Request Submitted', { selector: 'li *' });
    await userEvent.tab();
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('region', { name: 'Notifications (F8)' })).toContainElement(
      focused(),
    );
    await userEvent.tab();
    await expect(messages()[0]).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('ticket'));
    await expect(canvas.getByRole('button', { name: 'Save changes' })).toHaveFocus();
  },
});

/** After F8, a focus ring shows where focus is. */
export const Focused = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ userEvent }) => {
    await screen.findByText('Support Request Submitted', { selector: 'li *' });
    await userEvent.keyboard('[F8]');
    await waitFor(() => expect(focused()).toHaveRole('list'));
    await expect(messages()[0]).toHaveStyle({ outlineStyle: 'solid' });
  },
});

/** Swiping more than 50 px to the right dismisses it; less lets it slide back. */
export const Swiped = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <ToasterWithState {...args} />,
  play: async ({ args }) => {
    const message = await screen.findByText('Support Request Submitted', { selector: 'li *' });
    await swipe(message, toastSwipePx);
    await expect(messages()[0]).toHaveAttribute('data-swipe', 'cancel');
    await expect(args.onClose).not.toHaveBeenCalled();
    await swipe(message, -2 * toastSwipePx);
    await expect(args.onClose).not.toHaveBeenCalled();
    await swipe(message, toastSwipePx + 1);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('ticket'));
    await waitFor(() => expect(messages()).toHaveLength(0));
  },
});

/** A dialog's focus trap lets focus move to a toast about it, and back. */
export const AboveDialog = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    toasts: [
      {
        id: 'policy',
        tone: 'critical',
        title: 'Policy Agreement Required',
        description: 'You must accept the cancellation policy to proceed',
      },
    ],
  },
  render: (args) => (
    <>
      <Dialog
        open
        onOpenChange={fn()}
        title="Request Cancellation"
        actions={<Button variant="destructive">Request Cancellation</Button>}
      >
        <Text>{'A text that is longer than the screen. '.repeat(80)}</Text>
      </Dialog>
      <ToasterWithState {...args} />
    </>
  ),
  play: async ({ args, userEvent }) => {
    const message = await screen.findByText('Policy Agreement Required', { selector: 'li *' });
    await waitFor(() => expect(coversDialog()).toBe(false));
    await userEvent.keyboard('[F8]');
    await expect(screen.getByRole('region', { name: /Notifications/ })).toContainElement(focused());
    await userEvent.click(message);
    await expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('policy'));
    for (let stop = 0; stop < 3; stop += 1) {
      await expect(screen.getByRole('dialog')).toContainElement(focused());
      await userEvent.tab();
    }
  },
});

/** The dialog makes way for the toast below it. */
export const BelowDialog = AboveDialog.extend({
  tags: ['!dev', '!autodocs', 'phone'],
  play: async () => {
    await screen.findByText('Policy Agreement Required', { selector: 'li *' });
    await waitFor(() => expect(coversDialog()).toBe(false));
  },
});

/** Whether the toast lies over a part of the dialog. */
function coversDialog(): boolean {
  const [toast] = messages();
  if (!toast) throw new Error('There is no toast');
  const over = toast.getBoundingClientRect();
  const { top, bottom, left, right } = screen.getByRole('dialog').getBoundingClientRect();
  return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
}

function messages() {
  const region = screen.queryByRole('region', { name: 'Notifications (F8)', hidden: true });
  return Array.from(region?.querySelectorAll('li') ?? []);
}

function focused(): HTMLElement {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement)) throw new Error('Nothing has focus');
  return activeElement;
}

/** Sends the pointer events of a mouse: down, move, up. */
async function swipe(element: Element, px: number) {
  const { left, top } = element.getBoundingClientRect();
  const at = (x: number) => ({
    pointerId: 1,
    pointerType: 'mouse',
    button: 0,
    clientX: left + x,
    clientY: top,
  });
  await fireEvent.pointerDown(element, at(0));
  await fireEvent.pointerMove(element, at(Math.sign(px) * 3));
  await fireEvent.pointerMove(element, at(px));
  await fireEvent.pointerUp(element, at(px));
}

function Saving() {
  const { showToast, ...toaster } = useToasts();
  return (
    <>
      <Button onClick={() => showToast({ title: 'Settings saved' })}>Save</Button>
      <Toaster {...toaster} durationMs={forever} />
    </>
  );
}

/** `useToasts` keeps the list. A toast that is closed can be shown again. */
export const KeptByHook = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <Saving />,
  play: async ({ canvas, userEvent }) => {
    for (const _time of [1, 2]) {
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await expect(await screen.findByText('Settings saved')).toBeVisible();
      await userEvent.click(screen.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByText('Settings saved')).not.toBeInTheDocument());
    }
  },
});
