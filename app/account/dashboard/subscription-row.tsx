import type { Subscription } from '#contract/subscriptions';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { subscriptions as words } from '../../copy/account.ts';
import { exactDollars } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import * as css from './subscription-row.css.ts';

/** A subscription in one line: title, order id, status, monthly amount, demo. */
export function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { product, orderId, subscriptionStatus, totalMonthlyAmount } = subscription;
  const status = statusOf(subscriptionStatus);
  const amount = exactDollars(centsFromDecimal(totalMonthlyAmount));
  return (
    <div className={css.row}>
      <div className={css.name}>
        <TextLink href={paths.dashboardSubscription(orderId)} weight="medium">
          {product.title}
        </TextLink>
        <Text as="span" size="small" tone="soft" numeric>
          {orderId}
        </Text>
      </div>
      <Badge tone={status.tone}>{status.label}</Badge>
      <div className={css.amount}>
        <Text as="span" numeric>
          {words.perMonth(amount)}
        </Text>
      </div>
      <div className={css.demo}>
        {product.demoUrl && (
          <TextLink href={product.demoUrl} newTab standalone label={words.demoOf(product.title)}>
            {words.demo}
          </TextLink>
        )}
      </div>
    </div>
  );
}
