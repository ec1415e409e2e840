import { expect, fn, screen, waitFor } from 'storybook/test';
import { Toaster } from '#ui/toast';
import preview from '../../.storybook/preview.tsx';

const forever = 86_400_000;

const meta = preview.meta({
  title: 'ui/Toaster',
  component: Toaster,
  args: {
    durationMs: forever,
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
    docs: {
      story: { inline: false, iframeHeight: '200px' },
      description: {
        component:
          'News of what was just done, for five seconds, one at a time. F8 moves focus to it; a swipe to the right, Escape or Close takes it away. It may be missed: what must be seen is a **Notice**. One for the whole app, which keeps the list.',
      },
    },
  },
});

export const Default = meta.story();

export const Closed = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledWith('ticket'));
  },
});

export const Destructive = meta.story({
  args: {
    toasts: [
      {
        id: 'policy',
        variant: 'destructive',
        title: 'Checkout Error',
        description: 'Failed to get payment URL. Please try again.',
      },
    ],
  },
});

/** Of several only the newest is shown. */
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
