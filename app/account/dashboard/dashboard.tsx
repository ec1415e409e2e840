import type { Credit, Invoice, StoredCard } from '#contract/billing';
import type { Customer } from '#contract/customers';
import type { Subscription } from '#contract/subscriptions';
import type { Ticket } from '#contract/tickets';
import { ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { subscriptions as subscriptionWords } from '../../copy/account.ts';
import { dashboard as copy } from '../../copy/dashboard.ts';
import type { LoadState } from '../../data/resource.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { AccountPage } from '../account-page.tsx';
import { FailedRenewals } from '../billing/failed-renewals.tsx';
import * as placeholder from '../placeholder.css.ts';
import { SubscriptionRow } from './subscription-row.tsx';
import { Totals } from './totals.tsx';
import { UpNext } from './up-next.tsx';

/** The dashboard is an overview; My Subscriptions lists all. */
const shownAtMost = 3;

/** The subscriptions are undefined if they failed to load. */
type LatestSubscriptionsProps = LoadState & {
  subscriptions: readonly Subscription[] | undefined;
  credits: readonly Credit[];
};

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

function LatestSubscriptions(props: LatestSubscriptionsProps) {
  return (
    <Stack gap="m">
      <Inline justify="between" align="baseline">
        <Heading level={2} size={3}>
          {copy.subscriptions}
        </Heading>
        <TextLink href={paths.dashboardSubscriptions} standalone>
          {copy.viewAll}
        </TextLink>
      </Inline>
      <div className={placeholder.rows}>
        <Rows {...props} />
      </div>
    </Stack>
  );
}

function Rows({ subscriptions = [], credits, failed, onRetry }: LatestSubscriptionsProps) {
  if (failed)
    return <LoadFailed title={subscriptionWords.failed} failed={failed} onRetry={onRetry} />;
  if (subscriptions.length === 0) {
    return (
      <EmptyState
        title={subscriptionWords.empty}
        level={3}
        actions={<ButtonLink href={paths.products}>{copy.browse}</ButtonLink>}
      >
        {subscriptionWords.emptyHint}
      </EmptyState>
    );
  }
  return (
    <Stack gap="none" as="ul">
      {subscriptions.slice(0, shownAtMost).map((subscription) => (
        <SubscriptionRow
          key={subscription.id}
          subscription={subscription}
          credit={credits.find(({ orderId }) => orderId === subscription.orderId)?.amount}
        />
      ))}
    </Stack>
  );
}
