import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate, useParams } from 'react-router';
import type { CustomerDetails } from '#contract/admin-customers';
import { ButtonLink } from '#ui/button';
import { type Description, DescriptionList } from '#ui/description-list';
import { EmptyState } from '#ui/empty-state';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { customerPage as copy, customerPage, customers } from '../../copy/admin-customers.ts';
import { useCustomerCredits, useCustomerDetails } from '../../data/admin-customers.ts';
import { ApiError } from '../../data/api-error.ts';
import { formatDay } from '../../format/dates.ts';
import { displayAddress } from '../../format/email-address.ts';
import { sumMoney } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { RecordLayout, RecordSkeleton } from '../record-layout.tsx';
import { CustomerActions } from './customer-actions.tsx';
import { CustomerBilling } from './customer-billing.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerFiles } from './customer-files.tsx';
import { CustomerFrame } from './customer-frame.tsx';
import { CustomerHead } from './customer-head.tsx';
import { CustomerMails } from './customer-mails.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerPrivacy } from './customer-privacy.tsx';
import { CustomerOrders, CustomerPayments, CustomerTickets } from './customer-records.tsx';
import { CustomerSessions } from './customer-sessions.tsx';

const creditsCopy = customerPage.credits;

type LoadedCustomerProps = {
  customer: CustomerDetails;
  /** The title of the page, which gets the focus when a button is gone. */
  title: RefObject<HTMLHeadingElement | null>;
};

/** The page of the customer that the address names. */
export function CustomerScreen() {
  const { customerId = '' } = useParams();
  return <CustomerPage id={customerId} />;
}

/** `id`: from the address; records lead here by their own number. */
export function CustomerPage({ id }: { id: string }) {
  const { customer, error, failed, onRetry } = useCustomerDetails(id);
  const title = useRef<HTMLHeadingElement>(null);
  const isUnknown = error instanceof ApiError && error.status === 404;
  useOwnAddress(id, customer?.id);
  return (
    <CustomerFrame
      id={customer?.id}
      title={
        customer
          ? customer.name || displayAddress(customer.email ?? '') || customers.noName
          : copy.title
      }
      titleRef={title}
      lead={customer ? copy.lead[customer.kind] : isUnknown && copy.notFound}
    >
      {customer ? (
        <LoadedCustomer customer={customer} title={title} />
      ) : isUnknown ? (
        <EmptyState
          title={copy.notFoundTitle}
          level={2}
          actions={<ButtonLink href={paths.adminCustomers}>{copy.back}</ButtonLink>}
        >
          {copy.notFoundHint}
        </EmptyState>
      ) : failed ? (
        <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
      ) : (
        <RecordSkeleton loading={copy.loading} />
      )}
    </CustomerFrame>
  );
}

/** Replaces the number of a record in the address, so that the page has one address. */
function useOwnAddress(shown: string, own: string | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (own && own !== shown) navigate(paths.adminCustomer(own), { replace: true });
  }, [own, shown, navigate]);
}

/** A person's records at the start; who they are, and what can be done for them, at the side. */
function LoadedCustomer({ customer, title }: LoadedCustomerProps) {
  const { customerId, mergedInto, mails, sessions } = customer;
  return (
    <>
      {mergedInto && <MergedNotice into={mergedInto} />}
      <CustomerHead
        customer={customer}
        action={<CustomerActions customer={customer} title={title} />}
      />
      <RecordLayout
        side={
          <>
            <CustomerNotes customer={customer} title={title} />
            <CustomerFacts customer={customer} />
            <CustomerBilling customer={customer} />
            {customerId && <CustomerCredits id={customer.id} />}
            {customerId && sessions && (
              <CustomerSessions customer={customer} sessions={sessions} title={title} />
            )}
            {!mergedInto && customer.kind !== 'admin' && (
              <Allowed to="customers.export">
                <CustomerPrivacy customer={customer} />
              </Allowed>
            )}
          </>
        }
      >
        <CustomerOrders customer={customer} />
        <CustomerTickets customer={customer} />
        <CustomerPayments customer={customer} />
        {mails && <CustomerMails email={customer.email} mails={mails} />}
        <CustomerFiles customer={customer} />
      </RecordLayout>
    </>
  );
}

function MergedNotice({ into }: { into: NonNullable<CustomerDetails['mergedInto']> }) {
  return (
    <Notice
      tone="info"
      title={copy.merged.into(displayAddress(into.email ?? into.id), formatDay(into.at))}
      action={<TextLink href={paths.adminCustomer(into.id)}>{copy.merged.open}</TextLink>}
    >
      {copy.merged.intoHint}
    </Notice>
  );
}

/** An account's credits for future invoices, as the customer sees them. Most have none. */
function CustomerCredits({ id }: { id: string }) {
  const { credits, failed, onRetry } = useCustomerCredits(id);
  const items = credits?.map(
    ({ orderId, amount }): Description => ({
      term: sumMoney(amount),
      detail: <TextLink href={paths.adminOrder(orderId)}>{orderId}</TextLink>,
    }),
  );
  if (!failed && !items?.length) return null;
  return (
    <DetailSection level={2} title={creditsCopy.title}>
      {items ? (
        <DescriptionList layout="dense" items={items} />
      ) : (
        <LoadFailed title={creditsCopy.failed} failed={failed} onRetry={onRetry} size="small" />
      )}
    </DetailSection>
  );
}
