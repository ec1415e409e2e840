import type { Credit, Invoice, StoredCard } from '#contract/billing';
import type { Customer } from '#contract/customers';
import type { Subscription } from '#contract/subscriptions';
import type { Ticket } from '#contract/tickets';
import { ButtonLink } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { subscriptions as subscriptionWords } from '../../copy/account.ts';
import { dashboard as copy } from '../../copy/dashboard.ts';
import type { LoadState } from '../../data/resource.ts';
import { paths } from '../../paths.ts';
import { AccountPage } from '../account-page.tsx';
import { FailedRenewals } from '../billing/failed-renewals.tsx';
import * as placeholder from '../placeholder.css.ts';
import { LatestSubscriptions } from './latest-subscriptions.tsx';
import { Totals } from './totals.tsx';
import { UpNext } from './up-next.tsx';

/** The lists are undefined while they load. `today` decides the next billing date and what is late. */
export type DashboardProps = LoadState & {
  customer: Pick<Customer, 'firstName' | 'emailVerified'>;
  /** Needed where a renewal is unpaid. */
  invoices?: readonly Invoice[] | undefined;
  isViewed?: boolean;
  subscriptions: readonly Subscription[] | undefined;
  tickets: readonly Ticket[] | undefined;
  today: Date;
  credits?: readonly Credit[];
  storedCards?: readonly StoredCard[];
  ticketsFailed?: boolean;
};

export function Dashboard(props: DashboardProps) {
  const { customer, subscriptions, tickets, today, credits = [], storedCards = [] } = props;
  const { failed, ticketsFailed = false, onRetry } = props;
  return (
    <AccountPage title={copy.title(customer.firstName)}>
      <FailedRenewals
        subscriptions={subscriptions}
        invoices={props.invoices}
        isViewed={props.isViewed ?? false}
      />
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
      {!failed && (
        <UpNext
          subscriptions={subscriptions}
          credits={credits}
          storedCards={storedCards}
          now={today}
        />
      )}
      {/* How high the deliveries are is known only once they have loaded. */}
      {subscriptions || failed ? (
        <>
          <Totals
            subscriptions={subscriptions}
            tickets={tickets}
            today={today}
            ticketsFailed={ticketsFailed}
          />
          <LatestSubscriptions
            subscriptions={subscriptions}
            credits={credits}
            failed={failed}
            onRetry={onRetry}
          />
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
        </>
      ) : (
        <div aria-busy="true" className={placeholder.page}>
          <VisuallyHidden live>{subscriptionWords.loading}</VisuallyHidden>
        </div>
      )}
    </AccountPage>
  );
}
