import type { Subscription } from '#contract/subscriptions';
import type { Ticket } from '#contract/tickets';
import { centsFromDecimal } from '#db/values/money';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Stat } from '#ui/stat';
import { Text } from '#ui/text';
import { discounts } from '../../copy/account-billing.ts';
import { dashboard as copy } from '../../copy/dashboard.ts';
import { tickets as ticketWords } from '../../copy/tickets.ts';
import { useSettings } from '../../document/settings.tsx';
import { Day } from '../../format/date-time.tsx';
import { addOneMonth } from '../../format/dates.ts';
import { exactMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { hasFailedToRenew } from '../billing/billing-status.ts';
import { reducedAmountOf } from '../subscriptions/discount-facts.tsx';
import { lifecycleStageOf } from '../subscriptions/lifecycle-stage.ts';
import * as css from './overview.css.ts';

type TotalsProps = {
  /** Undefined while they load, or if they failed to. */
  subscriptions: readonly Subscription[] | undefined;
  failed: boolean;
  /** Undefined while they load, or if they failed to. */
  tickets: readonly Ticket[] | undefined;
  today: Date;
  ticketsFailed: boolean;
};

export function Totals({ subscriptions, failed, tickets, today, ticketsFailed }: TotalsProps) {
  const { delivery } = useSettings();
  const loading = !subscriptions && !failed;
  const totals = totalsOf(subscriptions ?? [], today);
  const { active, ending, monthlyCents, afterDiscountsCents, nextBillingAt } = totals;
  const open = tickets?.filter(({ status }) => status === 'open').length ?? 0;
  const unread = tickets?.reduce((sum, ticket) => sum + ticket.unread, 0) ?? 0;
  const news = unread > 0 ? ticketWords.unread(unread) : copy.openTicketsNote;
  const idle = subscriptions?.some(hasFailedToRenew) ? copy.paymentOpen : copy.nothingBilled;
  const billing = nextBillingAt ? (
    <>
      {copy.nextBilling} <Day at={nextBillingAt} />
    </>
  ) : (
    idle
  );
  return (
    <div className={css.totals}>
      <Stat
        label={copy.active}
        value={subscriptions ? String(active) : copy.unknown}
        note={loading ? undefined : copy.activeNote(active, ending)}
        loading={loading}
      />
      <Stat
        label={copy.monthly}
        value={subscriptions ? exactMoney(monthlyCents) : copy.unknown}
        note={
          subscriptions ? (
            <>
              {afterDiscountsCents !== monthlyCents && (
                <>
                  {discounts.afterAll(exactMoney(afterDiscountsCents))}
                  <br />
                </>
              )}
              {billing}
            </>
          ) : (
            copy.monthlyNote
          )
        }
        loading={loading}
      />
      <Stat
        label={copy.openTickets}
        value={tickets ? String(open) : copy.unknown}
        note={tickets || !ticketsFailed ? news : copy.notLoaded}
        loading={!tickets && !ticketsFailed}
      />
      <Panel padding="small">
        <Stack gap="none">
          <Text size="small" tone="soft">
            {copy.catalogNote(delivery.credentialsHours)}
          </Text>
          <Text size="small">
            <TextLink href={paths.products} standalone weight="medium">
              {copy.browse}
            </TextLink>
          </Text>
        </Stack>
      </Panel>
    </div>
  );
}

/**
 * Totals of the active subscriptions. The next billing date is the earliest that the provider has
 * given, or one month from today when it has given none. `monthlyCents` is the price of the plans.
 */
export function totalsOf(subscriptions: readonly Subscription[], today: Date) {
  const active = subscriptions.filter(({ subscriptionStatus }) => subscriptionStatus === 'active');
  const renewing = active.filter((one) => lifecycleStageOf(one) === 'running');
  const [next] = renewing.flatMap(({ nextChargeAt }) => nextChargeAt ?? []).sort();
  return {
    active: active.length,
    ending: active.filter(({ cancelAt }) => cancelAt !== null).length,
    monthlyCents: active.reduce((sum, one) => sum + centsFromDecimal(one.totalMonthlyAmount), 0),
    afterDiscountsCents: active.reduce((sum, one) => sum + monthlyChargeOf(one), 0),
    nextBillingAt: renewing.length === 0 ? null : (next ?? addOneMonth(today).toISOString()),
  };
}

/** What the next charge comes to per month. */
function monthlyChargeOf(subscription: Subscription): number {
  const { billingInterval, totalMonthlyAmount } = subscription;
  const reduced = reducedAmountOf(subscription);
  if (reduced === undefined) return centsFromDecimal(totalMonthlyAmount);
  const cents = centsFromDecimal(reduced);
  return billingInterval === 'year' ? Math.round(cents / 12) : cents;
}
