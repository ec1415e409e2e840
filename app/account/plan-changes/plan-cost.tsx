import type { PlanPreview } from '#contract/plan-changes';
import type { Subscription } from '#contract/subscriptions';
import type { BillingInterval } from '#db/values/enumerations';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { SummaryList, type SummaryRow } from '#ui/summary-list';
import { Text } from '#ui/text';
import { plan as words } from '../../copy/plan.ts';
import { footer } from '../../copy/shell.ts';
import { Day } from '../../format/day.tsx';
import { sumDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';

/** What is charged at once and from then on. */
type Cost = {
  interval: BillingInterval;
  rows: readonly SummaryRow[];
  /** What each interval costs. */
  price: string;
};

type PlanCostProps = { cost: Cost; credit: string | undefined; isAsking: boolean };

/** Always as many lines, so that nothing moves below the hand that chooses. */
export function PlanCost({ cost, credit, isAsking }: PlanCostProps) {
  const standing = credit
    ? [{ label: words.creditBalance, amount: sumDollars(credit), note: words.usedUp }]
    : [];

  return (
    <Stack gap="s">
      <div role="status" aria-label={words.cost} aria-busy={isAsking}>
        <SummaryList rows={[...standing, ...cost.rows]} />
      </div>
      <Text size="small" tone="soft">
        {words.renews(cost.interval, cost.price)}
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

/** Nothing changes. */
export function currentCost({ billingInterval, totalAmount, nextChargeAt }: Subscription): Cost {
  const price = sumDollars(totalAmount);
  return {
    interval: billingInterval,
    price,
    rows: [
      { label: words.charged, amount: sumDollars('0.00'), note: words.nothingChanges },
      {
        label: words.unchanged[billingInterval],
        amount: price,
        note: nextChargeAt ? onDay(words.next, nextChargeAt) : words.loading,
      },
    ],
  };
}

/** As the provider says; undefined while it is asked. */
export function costOf(interval: BillingInterval, preview: PlanPreview | undefined): Cost {
  const price = preview ? sumDollars(preview.intervalTotal) : words.loading;
  const added = preview && creditFrom(preview.dueNow);
  return {
    interval,
    price,
    rows: [
      {
        label: added ? words.credit : words.charged,
        amount: preview ? sumDollars(added ?? preview.dueNow) : words.loading,
        note: added ? words.usedUp : words.prorated,
      },
      {
        label: words.fromThen[interval],
        amount: price,
        note: onDay(words.first, preview?.nextChargeAt),
      },
    ],
  };
}

/** What a change gives back for later bills; undefined where it costs something. */
export function creditFrom(dueNow: string): string | undefined {
  return dueNow.startsWith('-') ? dueNow.slice(1) : undefined;
}

function onDay(lead: string, at: string | undefined) {
  return (
    <>
      {lead} {at ? <Day at={at} /> : words.loading}
    </>
  );
}
