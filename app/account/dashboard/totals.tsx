import type { Subscription } from '#contract/subscriptions';
import type { Ticket } from '#contract/tickets';
import { Grid } from '#ui/grid';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Stat } from '#ui/stat';
import { Text } from '#ui/text';
import { dashboard as words } from '../../copy/account.ts';
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
  /** What did not load has no number, and does not wait for one. */
  failed: { subscriptions: boolean; tickets: boolean };
};

/** The numbers of the dashboard, and the way to another website. */
export function Totals({ subscriptions, tickets, today, failed }: TotalsProps) {
  const { active, monthlyCents, nextBillingAt } = totalsOf(subscriptions ?? [], today);
  const open = tickets?.filter(({ status }) => status === 'open').length ?? 0;
  const unread = tickets?.reduce((sum, ticket) => sum + ticket.unread, 0) ?? 0;
  const news = unread > 0 ? ticketWords.unread(unread) : words.openTicketsNote;
  const idle = subscriptions?.some(hasFailedToRenew) ? words.paymentOpen : words.nothingBilled;
  const billing = nextBillingAt ? (
    <>
      {words.nextBilling} <Day at={nextBillingAt} />
    </>
  ) : (
    idle
  );
  return (
    <Grid min="tile">
      <Stat
        label={words.active}
        value={subscriptions ? String(active) : words.unknown}
        note={words.activeNote}
        loading={!subscriptions && !failed.subscriptions}
      />
      <Stat
        label={words.monthly}
        value={subscriptions ? exactDollars(monthlyCents) : words.unknown}
        note={subscriptions ? billing : words.monthlyNote}
        loading={!subscriptions && !failed.subscriptions}
      />
      <Stat
        label={words.openTickets}
        value={tickets ? String(open) : words.unknown}
        note={tickets || !failed.tickets ? news : words.notLoaded}
        loading={!tickets && !failed.tickets}
      />
      <Panel padding="small">
        <Stack gap="xxs">
          <Text size="small" tone="soft">
            {words.catalogNote}
          </Text>
          <TextLink href={paths.products} standalone weight="medium">
            {words.browse}
          </TextLink>
        </Stack>
      </Panel>
    </Grid>
  );
}
