import type { Subscription } from '#contract/subscriptions';
import { centsFromDecimal } from '#db/values/money';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { subscriptions as copy } from '../../copy/account.ts';
import { discounts } from '../../copy/account-billing.ts';
import { imageSources, siteAddress } from '../../format/images.ts';
import { exactMoney, sumMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { NextCharge } from '../billing/next-charge.tsx';
import { reducedAmountOf } from '../subscriptions/discount-facts.tsx';
import { SubscriptionBadge } from '../subscriptions/subscription-badge.tsx';
import * as css from './overview.css.ts';

type SubscriptionRowProps = { subscription: Subscription; credit?: string | undefined };

/** The website's own address comes before the demo's; the next charge says what its credit pays. */
export function SubscriptionRow({ subscription, credit }: SubscriptionRowProps) {
  const { product, orderId, billingInterval, totalAmount, totalMonthlyAmount } = subscription;
  const { site, nextChargeAt } = subscription;
  const amount = exactMoney(centsFromDecimal(totalMonthlyAmount));
  const reduced = reducedAmountOf(subscription);
  return (
    <div className={css.row}>
      <Picture thumbnail={product.thumbnail} />
      <div className={css.name}>
        <TextLink href={paths.dashboardSubscription(orderId)} weight="medium">
          {product.title}
        </TextLink>
        {site && (
          <Text as="span" size="small">
            <TextLink href={site.url} newTab>
              <bdi>{siteAddress(site.url)}</bdi>
            </TextLink>
          </Text>
        )}
        <Text as="span" size="small" tone="soft" numeric>
          {orderId}
        </Text>
      </div>
      <SubscriptionBadge subscription={subscription} />
      <div className={css.amount}>
        <Text as="span" numeric>
          {copy.perMonth(amount)}
        </Text>
        {billingInterval === 'year' && (
          <Text as="span" size="small" tone="soft" numeric>
            {copy.billedYearly(sumMoney(totalAmount))}
          </Text>
        )}
        {reduced && (
          <Text as="span" size="small" tone="soft" numeric>
            {discounts.after(sumMoney(reduced))}
          </Text>
        )}
        {nextChargeAt && (
          <div className={css.nextCharge}>
            <Text as="span" size="small" tone="soft" numeric>
              {copy.nextCharge}: <NextCharge subscription={subscription} credit={credit} />
            </Text>
          </div>
        )}
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

/** Beside its title, so that it needs no text of its own. */
function Picture({ thumbnail }: { thumbnail: string | null }) {
  const { src, srcSet } = imageSources(thumbnail);
  if (!src) return <span className={css.picture} />;
  return (
    <img
      src={src}
      srcSet={srcSet}
      sizes="96px"
      alt=""
      width={96}
      height={60}
      loading="lazy"
      decoding="async"
      className={css.picture}
    />
  );
}
