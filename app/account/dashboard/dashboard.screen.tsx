import type { Customer } from '#contract/customers';
import { useCredits, useInvoices, useStoredCards } from '../../data/billing.ts';
import { useSubscriptions } from '../../data/subscriptions.ts';
import { useTickets } from '../../data/tickets.ts';
import { useNow } from '../../format/use-now.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { hasFailedToRenew } from '../billing/billing-status.ts';
import { Dashboard, DashboardLoading } from './dashboard.tsx';
import { tasksOf } from './tasks.ts';

export function Component() {
  return (
    <>
      <PageMeta {...accountMetadata.dashboard} />
      <CustomersOnly loading={<DashboardLoading />}>
        {(customer) => <OwnDashboard customer={customer} />}
      </CustomersOnly>
    </>
  );
}

function OwnDashboard({ customer }: { customer: Customer }) {
  const { subscriptions, failed, onRetry } = useSubscriptions();
  const credits = useCredits(subscriptions?.some(({ nextChargeAt }) => nextChargeAt) ?? false);
  const storedCards = useStoredCards(
    subscriptions !== undefined &&
      tasksOf({ subscriptions, tickets: [], isVerified: true }).some(
        ({ kind }) => kind === 'charged',
      ),
  );
  const { invoices } = useInvoices(undefined, subscriptions?.some(hasFailedToRenew) ?? false);
  const now = useNow();
  const { tickets, failed: ticketsFailed } = useTickets();
  return (
    <Dashboard
      customer={customer}
      isViewed={customer.view !== null}
      invoices={invoices}
      subscriptions={subscriptions}
      tickets={tickets}
      ticketsFailed={ticketsFailed !== undefined}
      today={now}
      credits={credits}
      storedCards={storedCards}
      failed={failed}
      onRetry={onRetry}
    />
  );
}
