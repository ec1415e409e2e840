import { useState } from 'react';
import { useCheckoutSession } from '../../data/checkout.ts';
import { useOpenPurchase } from '../../state/open-purchase.ts';
import type { WaitingState } from './waiting-for-payment.tsx';

/** The payment of a purchase that was begun in this browser, and how far it is. */
export function useOpenPayment(productId: number) {
  // The payment opened on this page, not one from another tab or before a reload.
  const [opened, setOpened] = useState<{ sessionId: string; isBlocked: boolean }>();
  const { purchase, getCheckoutId, rememberPayment } = useOpenPurchase(productId);
  const stored = purchase?.payment ?? null;
  // Kept when another tab removes it: that tab has seen the payment, this one has not yet.
  const [payment, setPayment] = useState(stored);
  if (stored && stored.sessionId !== payment?.sessionId) setPayment(stored);
  // Polled even while the order is being changed, because the open window may still pay it.
  const { session, unreachable } = useCheckoutSession(payment?.sessionId ?? null);
  const status = session === 'unknown' ? 'expired' : session?.status;
  const openedHere = opened?.sessionId === payment?.sessionId ? opened : undefined;

  return {
    payment,
    status,
    getCheckoutId,
    state: waitingState(status, openedHere, unreachable),
    checkoutId: purchase?.checkoutId ?? null,
    /** `isBlocked`: the browser did not let its window open. */
    remember(made: Parameters<typeof rememberPayment>[0], isBlocked: boolean): void {
      setOpened({ sessionId: made.sessionId, isBlocked });
      rememberPayment(made);
    },
  };
}

function waitingState(
  status: string | undefined,
  opened: { isBlocked: boolean } | undefined,
  unreachable: boolean,
): WaitingState {
  if (status === 'expired' || status === 'failed') return status;
  if (opened?.isBlocked) return 'blocked';
  if (unreachable) return 'unreachable';
  return opened ? 'open' : 'resumed';
}
