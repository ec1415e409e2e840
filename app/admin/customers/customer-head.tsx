import type { ReactNode } from 'react';
import type { CustomerDetails } from '#contract/admin-customers';
import { Badge } from '#ui/badge';
import { type Description, DescriptionList } from '#ui/description-list';
import { Panel } from '#ui/panel';
import { Text } from '#ui/text';
import { customerPage } from '../../copy/admin-customers.ts';
import { useSettings } from '../../document/settings.tsx';
import { formatCount } from '../../format/count.ts';
import { DateTime } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { sumMoney } from '../../format/money.ts';
import { Copyable } from '../../shell/copyable.tsx';
import * as css from './customer-head.css.ts';

const copy = customerPage.facts;

type CustomerHeadProps = {
  customer: CustomerDetails;
  /** What can be done with the person. */
  action: ReactNode;
};

/** What matters about a person: what they paid, what is running and open, and how to reach them. */
export function CustomerHead({ customer, action }: CustomerHeadProps) {
  const { tax } = useSettings();
  return (
    <Panel padding="small">
      <div className={css.head}>
        <DescriptionList layout="columns" items={describe(customer, tax !== undefined)} />
        <div>{action}</div>
      </div>
    </Panel>
  );
}

function describe(customer: CustomerDetails, isTaxed: boolean): Description[] {
  const { kind, email, phone, ticketList, sessions, signedInAt } = customer;
  const open = ticketList.filter(({ status }) => status === 'open' || status === 'in_progress');
  const seenAt = (sessions ?? []).reduce<string | null>(
    (latest, session) => (latest && latest > session.seenAt ? latest : session.seenAt),
    signedInAt,
  );
  return [
    {
      term: isTaxed ? copy.paidNet : copy.paid,
      detail: <Figure>{sumMoney(customer.paid)}</Figure>,
    },
    { term: copy.active, detail: <Figure>{formatCount(customer.activeSubscriptions)}</Figure> },
    { term: copy.open, detail: <Figure>{formatCount(open.length)}</Figure> },
    ...(kind === 'guest' || !sessions
      ? []
      : [{ term: copy.seen, detail: seenAt ? <DateTime at={seenAt} /> : copy.never }]),
    { term: copy.email, detail: email ? <Email customer={customer} email={email} /> : missing },
    { term: copy.phone, detail: phone ? <Copyable label={copy.phone} text={phone} /> : missing },
  ];
}

const missing = (
  <Text as="span" size="small" tone="soft">
    {copy.missing}
  </Text>
);

function Figure({ children }: { children: string }) {
  return (
    <Text as="span" weight="strong" numeric>
      {children}
    </Text>
  );
}

/** Guests verify no address. */
function Email({ customer, email }: { customer: CustomerDetails; email: string }) {
  const { kind, emailVerified } = customer;
  return (
    <>
      <Copyable label={copy.email} text={displayAddress(email)} />
      {kind !== 'guest' && (
        <Badge tone={emailVerified ? 'positive' : 'caution'}>
          {emailVerified ? copy.verified : copy.unverified}
        </Badge>
      )}
    </>
  );
}
