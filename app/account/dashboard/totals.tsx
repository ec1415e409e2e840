import type { Subscription } from '#contract/subscriptions';
import type { Ticket } from '#contract/tickets';
import { Grid } from '#ui/grid';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Stat } from '#ui/stat';
import { Text } from '#ui/text';
import { dashboard as words } from '../../copy/account.ts';
import { exactDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { totalsOf } from './totals-of.ts';

type TotalsProps = {
  subscriptions: readonly Subscription[] | undefined;
  tickets: readonly Ticket[] | undefined;
  today: Date;
};

/** The numbers of the dashboard, and the way to another website. */
export function Totals({ subscriptions, tickets, today }: TotalsProps) {
  const { active, monthlyCents, nextBilling } = totalsOf(subscriptions ?? [], today);
  const open = tickets?.filter(({ status }) => status === 'open').length ?? 0;
  return (
    <Grid min="tile">
      <Stat
        label={words.active}
        value={String(active)}
        note={words.activeNote}
        loading={!subscriptions}
      />
      <Stat
        label={words.monthly}
        value={exactDollars(monthlyCents)}
        note={nextBilling ? words.nextBilling(nextBilling) : words.nothingBilled}
        loading={!subscriptions}
      />
      <Stat
        label={words.openTickets}
        value={String(open)}
        note={words.openTicketsNote}
        loading={!tickets}
      />
      <Panel padding="m">
        <Stack gap="xxs">
          <Text size="small" tone="soft">
            {words.catalogueNote}
          </Text>
          <TextLink href={paths.products} standalone weight="medium">
            {words.browse}
          </TextLink>
        </Stack>
      </Panel>
    </Grid>
  );
}
