import { getErrorMessage } from '../../data/error-message.ts';
import { useSubscriptions } from '../../data/subscriptions.ts';
import { useTickets } from '../../data/tickets.ts';
import { metadata } from '../../meta/metadata.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Dashboard } from './dashboard.tsx';
import { DashboardLoading } from './dashboard-loading.tsx';

export function Component() {
  return (
    <>
      <PageMeta {...metadata.dashboard} />
      <CustomersOnly loading={<DashboardLoading />}>
        {(customer) => <OwnDashboard customer={customer} />}
      </CustomersOnly>
    </>
  );
}

function OwnDashboard({ customer }: Pick<React.ComponentProps<typeof Dashboard>, 'customer'>) {
  const { subscriptions, error, retry } = useSubscriptions();
  const { tickets, error: ticketsError } = useTickets();
  const failed = getErrorMessage(error);
  return (
    <Dashboard
      customer={customer}
      subscriptions={subscriptions}
      tickets={tickets}
      ticketsFailed={ticketsError !== undefined}
      today={new Date()}
      onRetry={retry}
      {...(failed ? { failed } : {})}
    />
  );
}
