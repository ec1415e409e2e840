import { useSubscriptions } from '../../data/subscriptions.ts';
import { useTickets } from '../../data/tickets.ts';
import { accountMetadata } from '../../meta/account-metadata.ts';
import { CustomersOnly } from '../../shell/customers-only.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { Dashboard } from './dashboard.tsx';
import { DashboardLoading } from './dashboard-loading.tsx';

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

function OwnDashboard({ customer }: Pick<React.ComponentProps<typeof Dashboard>, 'customer'>) {
  const { subscriptions, failed, onRetry } = useSubscriptions();
  const { tickets, failed: ticketsFailed } = useTickets();
  return (
    <Dashboard
      customer={customer}
      subscriptions={subscriptions}
      tickets={tickets}
      ticketsFailed={ticketsFailed !== undefined}
      today={new Date()}
      failed={failed}
      onRetry={onRetry}
    />
  );
}
