import type { Subscription } from '#contract/subscriptions';
import { cards as copy } from '../../copy/account-billing.ts';
import { Day } from '../../format/date-time.tsx';
import { sumMoney } from '../../format/money.ts';
import { describePayment, type Payment } from './describe-payment.ts';

type NextChargeProps = Payment & {
  subscription: Pick<Subscription, 'totalAmount' | 'nextAmount' | 'nextChargeAt'>;
};

/** The amount and date of the next charge, and what pays it; nothing if nothing is charged. */
export function NextCharge({ subscription, ...payment }: NextChargeProps) {
  const { nextChargeAt, nextAmount, totalAmount } = subscription;
  const due = nextAmount ?? totalAmount;
  return (
    nextChargeAt && (
      <>
        {copy.charged(sumMoney(due))} <Day at={nextChargeAt} />
        {describePayment(due, payment)}
      </>
    )
  );
}
