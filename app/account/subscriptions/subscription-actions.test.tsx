import { afterEach, expect, test } from 'bun:test';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { answering } from '../../../stories/fixtures/answers.ts';
import { aCancellation } from '../../../stories/fixtures/cancellations.ts';
import { InApp } from '../../../stories/fixtures/in-app.tsx';
import { aSubscription } from '../../../stories/fixtures/subscriptions.ts';
import { useSubscriptions } from '../../data/subscriptions.ts';
import { SubscriptionActions } from './subscription-actions.tsx';

const cancellation = { status: 'pending', requestedAt: '2026-01-14T16:00:00.000Z' } as const;
const running = aSubscription();

let stop = () => {};
afterEach(() => {
  cleanup();
  stop();
});

test('focuses the withdraw button after a cancellation request', async () => {
  let asked = 0;
  stop = answering({
    'GET /api/customer/subscriptions': () =>
      asked++ === 0 ? [running] : [{ ...running, cancellation }],
    'POST /api/customer/subscriptions/:id/cancel': aCancellation(cancellation),
  });
  render(
    <InApp bare>
      <Newest />
    </InApp>,
  );
  press(await screen.findByRole('button', { name: /^Request Cancellation/ }));
  press(screen.getByRole('checkbox'));
  press(screen.getByRole('button', { name: 'Request Cancellation' }));
  const focused = () => document.activeElement?.getAttribute('aria-label');
  await waitFor(() => expect(focused()).toBe('Keep my website Saltmarsh'));
});

/** Focuses the control first, as a real click does. */
function press(control: HTMLElement) {
  act(() => {
    control.focus();
    control.click();
  });
}

function Newest() {
  const [subscription] = useSubscriptions().subscriptions ?? [];
  return subscription && <SubscriptionActions subscription={subscription} />;
}
