import type { CheckoutSession } from '#contract/checkout';
import { included } from '#contract/claims';
import {
  intervalPrice,
  type OrderPrice,
  type Plan,
  type PlanPrices,
  priceOrder,
} from '#contract/plans';
import { type Product, planPrices } from '#contract/products';
import { supportName } from '#contract/support-packages';
import { centsFromDecimal } from '#db/values/money';
import { Divider } from '#ui/divider';
import { Frame } from '#ui/frame';
import { Heading } from '#ui/heading';
import { List } from '#ui/list';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { SummaryList } from '#ui/summary-list';
import { Text } from '#ui/text';
import { checkout } from '../../copy/checkout.ts';
import { demoAddress, imageSizes, imageSources } from '../../format/images.ts';
import { exactDollars } from '../../format/money.ts';
import { imageTransitionName } from '../catalog/product-card.tsx';

/** `ordered`: the order being paid, at its own prices; without it, the form's current choice. */
type OrderSummaryProps = { product: Product; plan: Plan; ordered?: CheckoutSession };

const titleId = 'summary-title';

export function OrderSummary({ product, plan, ordered }: OrderSummaryProps) {
  return (
    <Panel as="aside" aria-labelledby={titleId}>
      <Stack gap="m">
        <Heading level={2} size={3} id={titleId}>
          {checkout.summary}
        </Heading>
        <Frame
          {...imageSources(product.thumbnail)}
          sizes={imageSizes(1040)}
          alt=""
          address={demoAddress(product.demoUrl)}
          transitionName={imageTransitionName(product.id)}
        />
        <Stack gap="xxs">
          <Heading level={3} size={4}>
            {ordered?.productTitle ?? product.title}
          </Heading>
          <Text size="small" tone="soft" lines={3}>
            {product.description}
          </Text>
        </Stack>
        <SummaryList
          {...(ordered ? rowsOfOrder(ordered) : rowsOf(priceOf(planPrices(product), plan), plan))}
        />
        <Divider />
        <Stack gap="xs">
          <Text size="small" weight="strong">
            {checkout.included}
          </Text>
          <List items={included} marker="check" size="small" gap="tight" />
        </Stack>
      </Stack>
    </Panel>
  );
}

/** Falls back to the monthly price when a product offers no annual plan. */
export function priceOf(prices: PlanPrices, plan: Plan): OrderPrice {
  try {
    return priceOrder(prices, plan.supportPackage, plan.billingInterval);
  } catch {
    return priceOrder(prices, plan.supportPackage, 'month');
  }
}

function rowsOfOrder(ordered: CheckoutSession) {
  const price = intervalPrice(ordered.billingInterval, {
    productCents: centsFromDecimal(ordered.intervalProductPrice),
    supportCents: centsFromDecimal(ordered.intervalSupportPrice),
  });
  return rowsOf(price, ordered);
}

type Bought = Pick<CheckoutSession, 'supportPackage' | 'billingInterval'>;

function rowsOf(price: OrderPrice, { supportPackage, billingInterval }: Bought) {
  const support = supportName(supportPackage);
  const perMonth = { label: checkout.totalPerMonth, amount: exactDollars(price.totalMonthlyCents) };
  if (billingInterval === 'month') {
    return {
      rows: [
        { label: 'Subscription', amount: `${exactDollars(price.productMonthlyCents)}/month` },
        { label: support, amount: `${exactDollars(price.supportMonthlyCents)}/month` },
      ],
      total: perMonth,
    };
  }
  return {
    rows: [
      { label: 'Subscription', amount: `${exactDollars(price.intervalProductCents)}/year` },
      { label: support, amount: `${exactDollars(price.intervalSupportCents)}/year` },
      { label: 'Total per year', amount: exactDollars(price.intervalTotalCents) },
    ],
    total: perMonth,
  };
}
