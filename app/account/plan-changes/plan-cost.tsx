import type { ChargeTax } from '#contract/checkout-tax';
import type { PlanPreview } from '#contract/plan-changes';
import type { Subscription } from '#contract/subscriptions';
import { addedTaxOf, taxClause } from '#contract/tax-lines';
import type { BillingInterval } from '#db/values/enumerations';
import { centsFromDecimal } from '#db/values/money';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { SummaryList, type SummaryRow } from '#ui/summary-list';
import { Text } from '#ui/text';
import { plan as copy } from '../../copy/plan.ts';
import { footer } from '../../copy/shell.ts';
import { Day } from '../../format/date-time.tsx';
import { exactMoney, sumMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { reducedAmountOf } from '../subscriptions/discount-facts.tsx';

type Cost = {
  interval: BillingInterval;
  rows: readonly SummaryRow[];
  /** The price of each interval. */
  price: string;
};

type PlanCostProps = { cost: Cost; credit: string | undefined; isAsking: boolean };

/** Always has the same number of rows, to avoid a layout shift while choosing. */
export function PlanCost({ cost, credit, isAsking }: PlanCostProps) {
  const standing = credit
    ? [{ label: copy.creditBalance, amount: sumMoney(credit), note: copy.usedUp }]
    : [];

  return (
    <Stack gap="s">
      <div role="status" aria-label={copy.cost} aria-busy={isAsking}>
        <SummaryList rows={[...standing, ...cost.rows]} />
      </div>
      <Text size="small" tone="soft">
        {copy.renews(cost.interval, cost.price)}
        <br />
        <TextLink href={paths.terms} newTab>
          {footer.terms}
        </TextLink>
        {' · '}
        <TextLink href={paths.privacy} newTab>
          {footer.privacy}
        </TextLink>
      </Text>
    </Stack>
  );
}

export function currentCost(subscription: Subscription): Cost {
  const { billingInterval, totalAmount, nextAmount, nextTax, nextChargeAt } = subscription;
  const next = sumMoney(nextAmount ?? totalAmount);
  const isReduced = reducedAmountOf(subscription) !== undefined;
  return {
    interval: billingInterval,
    price: isReduced ? copy.beforeDiscount(sumMoney(totalAmount), addedTaxOf(nextTax) !== 0) : next,
    rows: [
      { label: copy.charged, amount: sumMoney('0.00'), note: copy.nothingChanges },
      {
        label: copy.unchanged[billingInterval],
        amount: next,
        note: nextChargeAt ? onDay(copy.next, nextChargeAt, nextTax) : copy.loading,
      },
    ],
  };
}

/** The cost quoted by the provider; undefined while loading. */
export function costOf(
  interval: BillingInterval,
  preview: PlanPreview | undefined,
  isNewInterval = false,
): Cost {
  const regular = preview ? sumMoney(preview.regularAmount) : copy.loading;
  const next = preview ? sumMoney(preview.nextAmount) : copy.loading;
  const added = preview && creditFrom(preview.dueNow);
  return {
    interval,
    price: next === regular ? regular : copy.beforeDiscount(regular),
    rows: [
      {
        label: added ? copy.credit : copy.charged,
        amount: preview ? sumMoney(added ?? preview.dueNow) : copy.loading,
        note: (added ? copy.usedUp : unusedOf(preview, isNewInterval)) + dueTaxOf(preview),
      },
      {
        label: copy.fromThen[interval],
        amount: next,
        note: onDay(copy.first, preview?.nextChargeAt, preview?.nextTax),
      },
    ],
  };
}

/** A new interval starts now at its full price, so what is missing is the credit for the old one. */
function unusedOf(preview: PlanPreview | undefined, isNewInterval: boolean): string {
  if (!preview || !isNewInterval || preview.nextAmount !== preview.regularAmount)
    return copy.prorated;
  const cents = centsFromDecimal(preview.regularAmount) - centsFromDecimal(preview.dueNow);
  return cents > 0
    ? copy.unused(sumMoney(preview.regularAmount), exactMoney(cents))
    : copy.prorated;
}

/** The credit that a change adds, in dollars; undefined when it costs something. */
export function creditFrom(dueNow: string): string | undefined {
  return dueNow.startsWith('-') ? dueNow.slice(1) : undefined;
}

/** A credit has its tax below zero, and is shown without a sign. */
function dueTaxOf(preview: PlanPreview | undefined): string {
  return taxClause(preview?.dueTax, (cents) => exactMoney(Math.abs(cents)));
}

function onDay(lead: string, at: string | undefined, tax?: ChargeTax | null) {
  return (
    <>
      {lead} {at ? <Day at={at} /> : copy.loading}
      {taxClause(tax, exactMoney)}
    </>
  );
}
