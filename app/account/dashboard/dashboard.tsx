import type { Customer } from '#contract/customers';
import type { Subscription } from '#contract/subscriptions';
import type { Ticket } from '#contract/tickets';
import { ButtonLink } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { dashboard as copy } from '../../copy/account.ts';
import type { LoadState } from '../../data/resource.ts';
import { paths } from '../../paths.ts';
import { AccountPage } from '../account-page.tsx';
import { FailedRenewals } from '../billing/failed-renewals.tsx';
import { LatestSubscriptions } from './latest-subscriptions.tsx';
import { Totals } from './totals.tsx';

/** The lists are undefined while they load. `today` decides the next billing date. */
export type DashboardProps = LoadState & {
  customer: Pick<Customer, 'firstName' | 'emailVerified'>;
  subscriptions: readonly Subscription[] | undefined;
  tickets: readonly Ticket[] | undefined;
  today: Date;
  ticketsFailed?: boolean;
};

export function Dashboard(props: DashboardProps) {
  const { customer, subscriptions, tickets, today, failed, ticketsFailed = false, onRetry } = props;
  return (
    <AccountPage title={copy.title(customer.firstName)}>
      <FailedRenewals subscriptions={subscriptions} />
      {!customer.emailVerified && (
        <Notice
          tone="info"
          title={copy.verifyEmail}
          action={
            <ButtonLink href={paths.account} variant="quiet">
              {copy.enterCode}
            </ButtonLink>
          }
        >
          {copy.verifyEmailHint}
        </Notice>
      )}
      <Totals
        subscriptions={subscriptions}
        tickets={tickets}
        today={today}
        failed={{ subscriptions: failed !== undefined, tickets: ticketsFailed }}
      />
      <LatestSubscriptions subscriptions={subscriptions} failed={failed} onRetry={onRetry} />
      <Stack gap="m">
        <Heading level={2} size={3}>
          {copy.quick}
        </Heading>
        <Inline gap="s">
          <ButtonLink href={paths.products} variant="quiet">
            {copy.quickCatalog}
          </ButtonLink>
          <ButtonLink href={paths.newTicket} variant="quiet">
            {copy.quickTicket}
          </ButtonLink>
          <ButtonLink href={paths.dashboardSubscriptions} variant="quiet">
            {copy.quickSubscriptions}
          </ButtonLink>
        </Inline>
      </Stack>
    </AccountPage>
  );
}
