import type { Subscription } from '#contract/subscriptions';
import type { Ticket } from '#contract/tickets';
import { Grid } from '#ui/grid';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Stat } from '#ui/stat';
import { Text } from '#ui/text';
import { dashboard as copy } from '../../copy/account.ts';
import { tickets as ticketWords } from '../../copy/tickets.ts';
import { Day } from '../../format/day.tsx';
import { exactDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { hasFailedToRenew } from '../billing/billing-status.ts';
import { totalsOf } from './totals-of.ts';

type TotalsProps = {
  subscriptions: readonly Subscription[] | undefined;
  tickets: readonly Ticket[] | undefined;
  today: Date;
  /** Lists that failed to load show a dash instead of a skeleton. */
  failed: { subscriptions: boolean; tickets: boolean };
};

export function Totals({ subscriptions, tickets, today, failed }: TotalsProps) {
  const { active, monthlyCents, nextBillingAt } = totalsOf(subscriptions ?? [], today);
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
    <Grid min="tile">
      <Stat
        label={copy.active}
        value={subscriptions ? String(active) : copy.unknown}
        note={copy.activeNote}
        loading={!subscriptions && !failed.subscriptions}
      />
      <Stat
        label={copy.monthly}
        value={subscriptions ? exactDollars(monthlyCents) : copy.unknown}
        note={subscriptions ? billing : copy.monthlyNote}
        loading={!subscriptions && !failed.subscriptions}
      />
      <Stat
        label={copy.openTickets}
        value={tickets ? String(open) : copy.unknown}
        note={tickets || !failed.tickets ? news : copy.notLoaded}
        loading={!tickets && !failed.tickets}
      />
      <Panel padding="small">
        <Stack gap="xxs">
          <Text size="small" tone="soft">
            {copy.catalogNote}
          </Text>
          <TextLink href={paths.products} standalone weight="medium">
            {copy.browse}
          </TextLink>
        </Stack>
      </Panel>
    </Grid>
  );
}
