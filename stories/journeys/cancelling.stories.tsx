import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { accountVisit } from '../fixtures/account-visit.ts';
import { aCancellation } from '../fixtures/cancellations.ts';
import { inSight } from '../fixtures/in-sight.ts';
import { openedDialog } from '../fixtures/opened-dialog.ts';
import { aSubscription } from '../fixtures/subscriptions.ts';
import { WholeApp } from '../fixtures/whole-app.tsx';
import { closeMessage, patience } from './visitor.ts';

const ask = 'Request Cancellation of Saltmarsh';
const keep = 'Keep my website Saltmarsh';
const reason = 'We close the bakery in spring.';
const requestedAt = '2026-01-15T12:00:00.000Z';
const onRequest = fn();

/** One subscription, with an API that remembers its cancellation. */
function oneWebsite() {
  let subscription = aSubscription();
  const _cancellation = `/api/customer/subscriptions/${subscription.id}/cancel`;
  return accountVisit({
    'GET /api/customer/support/tickets': [],
    'GET /api/customer/subscriptions': () => [subscription],
    'POST /api/customer/subscriptions/:id/cancel': async (request: Request) => {
      onRequest(await request.json());
      subscription = aSubscription({ cancellation: { status: 'pending', requestedAt } });
      return aCancellation({ requestedAt });
    },
    'DELETE /api/customer/subscriptions/:id/cancel': () => {
      subscription = aSubscription();
      return aCancellation({ requestedAt, status: 'withdrawn' });
    },
  });
}

const meta = preview.meta({
  title: 'Journeys/Cancelling a subscription',
  component: WholeApp,
  tags: ['!autodocs'],
  args: { at: '/dashboard' },
  beforeEach: oneWebsite,
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'A customer requests a cancellation',
  play: async ({ canvas, step, userEvent }) => {
    await step('sees the next billing date on the dashboard', async () => {
      const next = await canvas.findByText(/^Next billing date/, undefined, patience);
      await expect(next).toHaveTextContent('Next billing date Feb 2, 2026');
    });
    await step('opens their subscriptions and requests a cancellation', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'View All' }));
      await userEvent.click(await canvas.findByRole('button', { name: ask }, patience));
    });
    await step('reads the cancellation policy', async () => {
      const dialog = within(await openedDialog('Request Cancellation'));
      await expect(dialog.getByText(/^This ends your subscription to Saltmarsh\./)).toBeVisible();
      await expect(dialog.getByText(/^Your website stays online until the end/)).toBeVisible();
    });
    await step('agrees, gives a reason and submits', async () => {
      const dialog = within(screen.getByRole('dialog'));
      await userEvent.click(
        dialog.getByRole('checkbox', { name: /^I have read the cancellation policy/ }),
      );
      await userEvent.type(dialog.getByRole('textbox', { name: /^Reason/ }), reason);
      await userEvent.click(dialog.getByRole('button', { name: 'Request Cancellation' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(onRequest).toHaveBeenCalledOnce();
      await expect(onRequest).toHaveBeenCalledWith({ reason });
    });
    await step('sees the request with its date and can withdraw it', async () => {
      await inSight('Cancellation Requested');
      await expect(await canvas.findByText('Cancellation requested')).toBeVisible();
      await expect(canvas.getByText(/^Requested on/)).toHaveTextContent(
        /Jan 15, 2026.*You keep access until \w+ \d+, 2026/,
      );
      await expect(canvas.getByRole('button', { name: keep })).toBeVisible();
      await expect(canvas.queryByRole('button', { name: ask })).toBeNull();
    });
    await step('closes the toast', () => closeMessage({ canvas, userEvent }));
  },
});

/** One click withdraws the request. */
export const Withdrawn = meta.story({
  name: 'A customer withdraws the cancellation',
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    await step('has requested a cancellation', () => Default.play(context));
    await step('withdraws it and sees a confirmation', async () => {
      await userEvent.click(canvas.getByRole('button', { name: keep }));
      await inSight('Cancellation withdrawn');
    });
    await step('sees the subscription unchanged', async () => {
      await expect(await canvas.findByRole('button', { name: ask })).toBeVisible();
      await expect(canvas.queryByText('Cancellation requested')).toBeNull();
      await expect(canvas.queryByRole('button', { name: keep })).toBeNull();
    });
    await step('closes the toast', () => closeMessage({ canvas, userEvent }));
  },
});
