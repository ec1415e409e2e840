import type { Credit, Invoice, StoredCard } from '#contract/billing';
import type { Customer } from '#contract/customers';
import type { Subscription } from '#contract/subscriptions';
import type { Ticket } from '#contract/tickets';
import { ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { subscriptions as subscriptionWords } from '../../copy/account.ts';
import { dashboard as copy } from '../../copy/dashboard.ts';
import type { LoadState } from '../../data/resource.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { AccountPage } from '../account-page.tsx';
import * as placeholder from '../placeholder.css.ts';
import * as css from './overview.css.ts';
import { SubscriptionRow } from './subscription-row.tsx';
import { tasksOf } from './tasks.ts';
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
  const isKnown = subscriptions && (tickets || ticketsFailed);
  const isVerified = customer.emailVerified;
  return (
    <AccountPage title={copy.title(customer.firstName)}>
      <div className={css.sections}>
        <Totals
          subscriptions={subscriptions}
          failed={Boolean(failed)}
          tickets={tickets}
          today={today}
          ticketsFailed={ticketsFailed}
        />
        {!failed && (
          <UpNext
            tasks={
              isKnown ? tasksOf({ subscriptions, tickets: tickets ?? [], isVerified }) : undefined
            }
            credits={credits}
            storedCards={storedCards}
            invoices={props.invoices}
            isViewed={props.isViewed ?? false}
            now={today}
          />
        )}
        {/* How high the tasks are is known only once they have loaded. */}
        {isKnown || failed ? (
          <>
            <LatestSubscriptions
              subscriptions={subscriptions}
              credits={credits}
              failed={failed}
              onRetry={onRetry}
            />
            <nav aria-label={copy.quick}>
              <Inline gap="s">
                <ButtonLink href={paths.newTicket} variant="quiet" size="small">
                  {copy.quickTicket}
                </ButtonLink>
                <ButtonLink href={paths.products} variant="quiet" size="small">
                  {copy.quickCatalog}
                </ButtonLink>
                <ButtonLink href={paths.billing} variant="quiet" size="small">
                  {copy.quickBilling}
                </ButtonLink>
              </Inline>
            </nav>
          </>
        ) : (
          <div aria-busy="true" className={placeholder.page}>
            <VisuallyHidden live>{subscriptionWords.loading}</VisuallyHidden>
          </div>
        )}
      </div>
    </AccountPage>
  );
}

/** Shows nothing until it is known who is signed in. */
export function DashboardLoading() {
  return (
    <AccountPage title={copy.welcome}>
      <div aria-busy="true" className={placeholder.page} />
    </AccountPage>
  );
}

function LatestSubscriptions(props: LatestSubscriptionsProps) {
  return (
    <Stack gap="xs">
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
