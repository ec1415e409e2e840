import type { Credit } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { credit as words } from '../../copy/account-billing.ts';
import { sumDollars } from '../../format/money.ts';

type CreditNoticesProps = {
  credits: readonly Credit[];
  subscriptions: readonly Subscription[];
};

/** What is kept of earlier payments, and what becomes of it: no invoice shows it before it is used. */
export function CreditNotices({ credits, subscriptions }: CreditNoticesProps) {
  if (credits.length === 0) return null;
  return (
    <Stack gap="s">
      {credits.map(({ orderId, amount }) => {
        const subscription = subscriptions.find((one) => one.orderId === orderId);
        // What is not charged any more uses no credit up.
        const hint = subscription?.nextChargeAt ? `: ${words.hint}` : '';
        return (
          <Notice key={orderId} tone="info" title={words.title(sumDollars(amount))}>
            <bdi>{subscription?.product.title ?? orderId}</bdi>
            {hint}
          </Notice>
        );
      })}
    </Stack>
  );
}
