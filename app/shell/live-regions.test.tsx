import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { act, cleanup, render, screen } from '@testing-library/react';
import { liveRegionDelayMs } from '../../ui/use-live-region.ts';
import { WaitingForPayment } from '../storefront/checkout/waiting-for-payment.tsx';
import { Success } from '../storefront/success/success.tsx';
import { ImpersonationBar } from './impersonation/connected-impersonation-bar.tsx';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const nothing = () => {};
const countdown = { secondsLeft: 9, totalSeconds: 10, state: 'stopped' as const, onStay: nothing };
const customer = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@harbourbakery.example' };
const endsAt = '2099-01-15T12:00:00.000Z';

test.each([
  [
    'the waiting payment',
    <WaitingForPayment key="1" state="open" url="/" onChangeOrder={nothing} onRetry={nothing} />,
  ],
  [
    'the payment result',
    <Success key="2" outcome={{ kind: 'unknown' }} customer={null} countdown={countdown} />,
  ],
  [
    'the impersonation bar',
    <ImpersonationBar key="3" customer={customer} endsAt={endsAt} onLeave={async () => {}} />,
  ],
])('renders a live region before its text: %s', (_what, element) => {
  render(element);
  const [region] = screen.getAllByRole('status');
  expect(region?.textContent).not.toBe('');
  expect(told(region)).toBe('');
  act(() => void jest.advanceTimersByTime(liveRegionDelayMs));
  expect(screen.getAllByRole('status')[0]).toBe(region);
  expect(told(region)).toBe(String(region?.textContent));
});

/** Returns the text that a screen reader announces. */
function told(region: HTMLElement | undefined) {
  return region?.querySelector('[aria-hidden]') ? '' : String(region?.textContent);
}
