import type { Subscription } from '#contract/subscriptions';
import { taxClause } from '#contract/tax-lines';
import { cards as copy } from '../../copy/account-billing.ts';
import { Day } from '../../format/date-time.tsx';
import { exactMoney, sumMoney } from '../../format/money.ts';
import { describePayment, type Payment } from './describe-payment.ts';

type NextChargeProps = Payment & {
  subscription: Pick<Subscription, 'totalAmount' | 'nextAmount' | 'nextTax' | 'nextChargeAt'>;
};

/** The amount and date of the next charge, and what pays it; nothing if nothing is charged. */
export function NextCharge({ subscription, ...payment }: NextChargeProps) {
  const { nextChargeAt, nextAmount, nextTax, totalAmount } = subscription;
  const due = nextAmount ?? totalAmount;
  return (
    nextChargeAt && (
      <>
        {copy.charged(sumMoney(due))} <Day at={nextChargeAt} />
        {describePayment(due, payment)}
        {taxClause(nextTax, exactMoney)}
      </>
    )
  );
}
