import type { Credit, Invoice } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { billing as words } from '../../copy/account-billing.ts';
import { AccountPage } from '../account-page.tsx';
import { Cards } from './cards.tsx';
import { CreditNotices } from './credit-notices.tsx';
import { FailedRenewals } from './failed-renewals.tsx';
import { Invoices } from './invoices.tsx';
import type { Listed } from './listed.ts';

type BillingProps = {
  subscriptions: Listed<Subscription>;
  invoices: Listed<Invoice>;
  credits?: readonly Credit[];
  /** Whose invoices alone they are, by number or business id. */
  orderId?: string | undefined;
  /** An admin views as the customer: nothing leads to the provider then. */
  isViewed?: boolean;
};

/** What a customer pays with, and what was paid. */
export function Billing({
  subscriptions,
  invoices,
  credits = [],
  orderId,
  isViewed = false,
}: BillingProps) {
  return (
    <AccountPage title={words.title} lead={words.lead}>
      <FailedRenewals
        subscriptions={subscriptions.items}
        invoices={invoices.items}
        isViewed={isViewed}
      />
      <CreditNotices credits={credits} subscriptions={subscriptions.items ?? []} />
      <Cards subscriptions={subscriptions} credits={credits} />
      <Invoices
        invoices={invoices}
        subscriptions={subscriptions.items}
        orderId={orderId}
        isViewed={isViewed}
      />
    </AccountPage>
  );
}
