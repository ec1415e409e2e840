import type { RefObject } from 'react';
import type { CustomerDetails } from '#contract/admin-customers';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { type Description, DescriptionList } from '#ui/description-list';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { customerMerge, customerPage } from '../../copy/admin-customers.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime, Day } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { sumDollars } from '../../format/money.ts';
import { paths } from '../../paths.ts';
import { useDialogState } from '../../shell/use-dialog-state.ts';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';
import { ImpersonateButton } from '../impersonate-button.tsx';
import { MergeDialog } from './merge-dialog.tsx';

const copy = customerPage.facts;

type CustomerFactsProps = {
  customer: CustomerDetails;
  /** Gets the focus when the guest is merged and the button is gone. */
  title: RefObject<HTMLHeadingElement | null>;
};

/** Who a person is, with what only an account or only a guest allows. */
export function CustomerFacts({ customer, title }: CustomerFactsProps) {
  const { kind, customerId, mergedInto } = customer;
  const merging = useDialogState<null>();
  return (
    <DetailSection
      level={2}
      title={copy.title}
      action={
        kind === 'account' && customerId ? (
          <ImpersonateButton customerId={customerId} />
        ) : (
          kind === 'guest' &&
          !mergedInto && (
            <Allowed to="customers.merge">
              <Button
                size="small"
                variant="quiet"
                aria-haspopup="dialog"
                onClick={() => merging.open(null)}
              >
                {customerMerge.open}
              </Button>
            </Allowed>
          )
        )
      }
    >
      <DescriptionList items={describe(customer)} />
      <Allowed to="audit.read">
        <TextLink href={paths.adminAuditOf(customer.id)} standalone>
          {copy.audit}
        </TextLink>
      </Allowed>
      {merging.opening && (
        <MergeDialog
          key={merging.opening.key}
          guest={customer}
          open={merging.opening.isOpen}
          onOpenChange={merging.onOpenChange}
          finalFocus={title}
        />
      )}
    </DetailSection>
  );
}

function describe(customer: CustomerDetails): Description[] {
  const { kind, name, email, phone, mergedFrom } = customer;
  const missing = (
    <Text as="span" tone="soft">
      {copy.missing}
    </Text>
  );
  return [
    { term: copy.name, detail: name ? <bdi>{name}</bdi> : missing },
    { term: copy.email, detail: email ? <Email customer={customer} /> : missing },
    { term: copy.phone, detail: phone ? <bdi>{phone}</bdi> : missing },
    { term: copy.since, detail: <Day at={customer.createdAt} /> },
    ...(kind === 'guest' || !customer.sessions
      ? []
      : [
          {
            term: copy.signedIn,
            detail: customer.signedInAt ? <DateTime at={customer.signedInAt} /> : copy.never,
          },
        ]),
    { term: copy.orders, detail: formatCount(customer.orders) },
    { term: copy.active, detail: formatCount(customer.activeSubscriptions) },
    { term: copy.tickets, detail: formatCount(customer.tickets) },
    { term: copy.paid, detail: sumDollars(customer.paid) },
    ...(mergedFrom.length > 0
      ? [
          {
            term: customerPage.merged.from,
            detail: mergedFrom.map((guest) => (
              <div key={guest.id}>
                <TextLink href={paths.adminCustomer(guest.id)}>
                  <bdi>{displayAddress(guest.email ?? '')}</bdi>
                </TextLink>
              </div>
            )),
          },
        ]
      : []),
  ];
}

/** Guests verify no address. */
function Email({ customer: { kind, email, emailVerified } }: { customer: CustomerDetails }) {
  return (
    <Inline gap="xs">
      <bdi>{displayAddress(email ?? '')}</bdi>
      {kind !== 'guest' && (
        <Badge tone={emailVerified ? 'positive' : 'caution'}>
          {emailVerified ? copy.verified : copy.unverified}
        </Badge>
      )}
    </Inline>
  );
}
