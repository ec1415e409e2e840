import type { Invoice } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { billing as words } from '../../copy/account-billing.ts';
import { AccountPage } from '../account-page.tsx';
import { Cards } from './cards.tsx';
import { FailedRenewals } from './failed-renewals.tsx';
import { Invoices } from './invoices.tsx';
import type { Listed } from './listed.ts';

type BillingProps = {
  subscriptions: Listed<Subscription>;
  invoices: Listed<Invoice>;
  /** Whose invoices alone they are, by number or business id. */
  orderId?: string | undefined;
  /** An admin views as the customer: nothing leads to the provider then. */
  isViewed?: boolean;
};

/** What a customer pays with, and what was paid. */
export function Billing({ subscriptions, invoices, orderId, isViewed = false }: BillingProps) {
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <FailedRenewals
        subscriptions={subscriptions.items}
        invoices={invoices.items}
        isViewed={isViewed}
      />
      <Cards subscriptions={subscriptions} />
      <Invoices
        invoices={invoices}
        subscriptions={subscriptions.items}
        orderId={orderId}
        isViewed={isViewed}
      />
    </AccountPage>
  );
}
