import type { Credit, Invoice, StoredCard } from '#contract/billing';
import type { Subscription } from '#contract/subscriptions';
import { billing as copy } from '../../copy/account-billing.ts';
import { AccountPage } from '../account-page.tsx';
import { Cards } from './cards.tsx';
import { CreditNotices } from './credit-notices.tsx';
import { FailedRenewals } from './failed-renewals.tsx';
import { Invoices, type Listed } from './invoices.tsx';
import { NextCharges } from './next-charges.tsx';

type BillingProps = {
  subscriptions: Listed<Subscription>;
  invoices: Listed<Invoice>;
  credits?: readonly Credit[];
  storedCards?: readonly StoredCard[];
  /** Limits the invoices to one order, by number or business id. */
  orderId?: string | undefined;
  /** While an admin views as the customer, payment links are hidden. */
  isViewed?: boolean;
};

export function Billing({
  subscriptions,
  invoices,
  credits = [],
  storedCards = [],
  orderId,
  isViewed = false,
}: BillingProps) {
  return (
    <AccountPage title={copy.title} lead={copy.lead}>
      <FailedRenewals
        subscriptions={subscriptions.items}
        invoices={invoices.items}
        isViewed={isViewed}
      />
      <CreditNotices credits={credits} subscriptions={subscriptions.items ?? []} />
      <NextCharges
        subscriptions={subscriptions.items ?? []}
        credits={credits}
        storedCards={storedCards}
      />
      <Cards subscriptions={subscriptions} storedCards={storedCards} />
      <Invoices
        invoices={invoices}
        subscriptions={subscriptions.items}
        orderId={orderId}
        isViewed={isViewed}
      />
    </AccountPage>
  );
}
