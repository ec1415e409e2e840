import type { Credit } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { credit as copy } from '../../copy/account-billing.ts';
import { sumMoney } from '../../format/money.ts';

type CreditNoticesProps = {
  credits: readonly Credit[];
  subscriptions: readonly Subscription[];
};

/** Credit from earlier payments. Invoices show it only once it is used. */
export function CreditNotices({ credits, subscriptions }: CreditNoticesProps) {
  if (credits.length === 0) return null;
  return (
    <Stack gap="s">
      {credits.map(({ orderId, amount }) => {
        const subscription = subscriptions.find((one) => one.orderId === orderId);
        // A subscription without a next charge uses no credit.
        const hint = subscription?.nextChargeAt ? `: ${copy.hint}` : '';
        return (
          <Notice key={orderId} tone="info" title={copy.title(sumMoney(amount))}>
            <bdi>{subscription?.product.title ?? orderId}</bdi>
            {hint}
          </Notice>
        );
      })}
    </Stack>
  );
}
