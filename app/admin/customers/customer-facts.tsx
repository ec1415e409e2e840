import type { CustomerDetails } from '#contract/admin-customers';
import { type Description, DescriptionList } from '#ui/description-list';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { customerPage } from '../../copy/admin-customers.ts';
import { formatCount } from '../../format/count.ts';
import { DateTime, Day } from '../../format/date-time.tsx';
import { displayAddress } from '../../format/email-address.ts';
import { paths } from '../../paths.ts';
import { Allowed } from '../allowed.tsx';
import { DetailSection } from '../detail-section.tsx';

const copy = customerPage.facts;

/** Who a person is. */
export function CustomerFacts({ customer }: { customer: CustomerDetails }) {
  return (
    <DetailSection
      level={2}
      title={copy.title}
      action={
        <Allowed to="audit.read">
          <Text as="span" size="small">
            <TextLink href={paths.adminAuditOf(customer.id)}>{copy.audit}</TextLink>
          </Text>
        </Allowed>
      }
    >
      <DescriptionList layout="dense" items={describe(customer)} />
    </DetailSection>
  );
}

function describe(customer: CustomerDetails): Description[] {
  const { kind, name, mergedFrom } = customer;
  return [
    {
      term: copy.name,
      detail: name ? (
        <bdi>{name}</bdi>
      ) : (
        <Text as="span" size="small" tone="soft">
          {copy.missing}
        </Text>
      ),
    },
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
    { term: copy.tickets, detail: formatCount(customer.tickets) },
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
