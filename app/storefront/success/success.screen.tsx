import { useEffect, useState } from 'react';
import { useMatch, useNavigate, useSearchParams } from 'react-router';
import { type Followed, useCheckoutSession } from '../../data/checkout.ts';
import { useCustomer } from '../../data/customer.ts';
import { checkoutMetadata } from '../../meta/checkout-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { rememberBought } from '../../state/bought-today.ts';
import { type NewAccount, readNewAccount, rememberBuyer } from '../../state/new-account.ts';
import { buyerOf, forgetPaid, readBuyer } from '../../state/open-purchase.ts';
import { buyerDrafts } from '../checkout/use-buyer.ts';
import { leadOf, type Outcome, titleOf } from './outcome.ts';
import { Success } from './success.tsx';
import { useCountdown, useInView, usePageInUse, useReading } from './use-countdown.ts';

const redirectAfterSeconds = 10;

export function Component() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  const navigate = useNavigate();
  const isOldPath = useMatch(paths.paymentSuccess) !== null;
  const customer = useCustomer();
  const outcome = outcomeOf(sessionId, useCheckoutSession(sessionId));
  const [newAccount, setNewAccount] = useState<NewAccount>();
  const paid = outcome.kind === 'activated' ? outcome.session.productId : undefined;
  const paidOrder = outcome.kind === 'activated' ? outcome.session.orderId : undefined;
  useEffect(() => {
    if (paid === undefined || !sessionId) return;
    // The tab of the checkout may have forgotten the purchase before this one opened.
    const buyer = readBuyer(paid, sessionId) ?? buyerOf(buyerDrafts.read());
    if (buyer) rememberBuyer(buyer);
    setNewAccount(readNewAccount());
    forgetPaid(paid, sessionId);
    if (paidOrder) rememberBought(paid, paidOrder);
    buyerDrafts.clear();
  }, [paid, paidOrder, sessionId]);
  const isDecided = outcome.kind === 'activated' || outcome.kind === 'unknown';
  const isInUse = usePageInUse();
  const { ref, isInView } = useInView();
  const { secondsLeft, stopped, stop } = useCountdown(
    redirectAfterSeconds,
    isDecided && isInView && !isInUse,
    `stay:${sessionId ?? ''}`,
    () => navigate(paths.home, { replace: true }),
  );
  useReading(isDecided && !stopped, stop);
  return (
    <>
      <PageMeta
        {...(sessionId
          ? checkoutMetadata.order
          : checkoutMetadata[isOldPath ? 'paymentSuccess' : 'success'])}
        title={titleOf(outcome)}
        description={leadOf(outcome)}
      />
      <Success
        outcome={outcome}
        customer={customer ?? null}
        newAccount={newAccount}
        countdown={{
          secondsLeft,
          totalSeconds: redirectAfterSeconds,
          state: stopped ? 'stopped' : isInUse ? 'paused' : 'running',
          onStay: stop,
          ref,
        }}
      />
    </>
  );
}

function outcomeOf(sessionId: string | null, { session, unreachable, slow }: Followed): Outcome {
  if (sessionId === null || session === 'unknown') return { kind: 'unknown' };
  const pace = unreachable ? 'unreachable' : slow ? 'slow' : 'usual';
  if (session === undefined) return { kind: 'confirming', pace };
  switch (session.status) {
    case 'paid':
      return { kind: 'activated', session };
    case 'failed':
    case 'expired':
      return { kind: 'not completed', session };
    default:
      return { kind: 'confirming', pace };
  }
}
