import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { CheckoutSession } from '#contract/checkout';
import { success } from '../../copy/success.ts';
import { useCheckoutSession } from '../../data/checkout.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { type Outcome, Success } from './success.tsx';
import { useCountdown } from './use-countdown.ts';

const redirectAfterSeconds = 10;

export function Component() {
  const [search] = useSearchParams();
  const sessionId = search.get('session_id');
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { session, unreachable } = useCheckoutSession(sessionId);
  const outcome = outcomeOf(sessionId, session, unreachable);
  const isDecided = outcome.kind === 'activated' || outcome.kind === 'unknown';
  const { secondsLeft, stopped, stop } = useCountdown(redirectAfterSeconds, isDecided, () =>
    navigate(paths.home),
  );
  return (
    <>
      <PageMeta
        title={success.titles.year}
        description={success.unknown}
        noindex={sessionId !== null || pathname === paths.paymentSuccess}
        {...(sessionId === null ? { path: pathname } : {})}
      />
      <Success
        outcome={outcome}
        countdown={{ secondsLeft, totalSeconds: redirectAfterSeconds, stopped, onStay: stop }}
      />
    </>
  );
}

function outcomeOf(
  sessionId: string | null,
  session: CheckoutSession | 'unknown' | undefined,
  unreachable: boolean,
): Outcome {
  if (sessionId === null || session === 'unknown') return { kind: 'unknown' };
  if (session === undefined) return { kind: 'confirming', slow: unreachable };
  switch (session.status) {
    case 'paid':
      return { kind: 'activated', session };
    case 'failed':
    case 'expired':
      return { kind: 'not completed', session };
    default:
      return { kind: 'confirming', slow: unreachable };
  }
}
