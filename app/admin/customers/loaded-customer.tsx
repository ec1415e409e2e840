import type { RefObject } from 'react';
import type { CustomerDetails } from '#contract/admin-customers';
import { Columns } from '#ui/columns';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { customerPage as copy } from '../../copy/admin-customers.ts';
import { formatDay } from '../../format/dates.ts';
import { displayAddress } from '../../format/email-address.ts';
import { paths } from '../../paths.ts';
import { Allowed } from '../allowed.tsx';
import { CustomerBilling } from './customer-billing.tsx';
import { CustomerCredits } from './customer-credits.tsx';
import { CustomerFacts } from './customer-facts.tsx';
import { CustomerFiles } from './customer-files.tsx';
import { CustomerMails } from './customer-mails.tsx';
import { CustomerNotes } from './customer-notes.tsx';
import { CustomerPrivacy } from './customer-privacy.tsx';
import { CustomerOrders, CustomerPayments, CustomerTickets } from './customer-records.tsx';
import { CustomerSessions } from './customer-sessions.tsx';

type LoadedCustomerProps = {
  customer: CustomerDetails;
  /** The title of the page, which gets the focus when a button is gone. */
  title: RefObject<HTMLHeadingElement | null>;
};

/** A person's records at the start; who they are, and what can be done for them, at the side. */
export function LoadedCustomer({ customer, title }: LoadedCustomerProps) {
  const { customerId, mergedInto, mails, sessions } = customer;
  return (
    <>
      {mergedInto && <MergedNotice into={mergedInto} />}
      <Columns split="wideFirst" gap="xxl">
        <Stack gap="xl">
          <CustomerNotes customer={customer} title={title} />
          <CustomerOrders customer={customer} />
          <CustomerPayments customer={customer} />
          <CustomerTickets customer={customer} />
          {mails && <CustomerMails email={customer.email} mails={mails} />}
          <CustomerFiles customer={customer} />
        </Stack>
        <Stack gap="xl">
          <CustomerFacts customer={customer} title={title} />
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
        </Stack>
      </Columns>
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
