import type { Subscription } from '#contract/subscriptions';
import { centsFromDecimal } from '#db/values/money';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { subscriptions as copy } from '../../copy/account.ts';
import { exactDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { SubscriptionBadge } from '../subscriptions/subscription-badge.tsx';
import * as css from './subscription-row.css.ts';

export function SubscriptionRow({ subscription }: { subscription: Subscription }) {
  const { product, orderId, totalMonthlyAmount } = subscription;
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
      <SubscriptionBadge subscription={subscription} />
      <div className={css.amount}>
        <Text as="span" numeric>
          {copy.perMonth(amount)}
        </Text>
      </div>
      <div className={css.demo}>
        {product.demoUrl && (
          <TextLink
            href={product.demoUrl}
            newTab
            standalone
            aria-label={copy.demoOf(product.title)}
          >
            {copy.demo}
          </TextLink>
        )}
      </div>
    </div>
  );
}
