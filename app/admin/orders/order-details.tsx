import * as v from 'valibot';
import { describeCard } from '#contract/card-name';
import { countryName } from '#contract/countries';
import type { OrderDiscount } from '#contract/discounts';
import { webAddress } from '#contract/fields';
import type { Order } from '#contract/orders';
import { describeHours } from '#contract/promised-time';
import { supportGroup, supportName } from '#contract/support-packages';
import { isTaxed, taxRateName } from '#contract/tax-lines';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import type { Description } from '#ui/description-list';
import { TextLink } from '#ui/link';
import { Text } from '#ui/text';
import { orderDetails as copy } from '../../copy/admin-orders.ts';
import { Day } from '../../format/date-time.tsx';
import { formatVersionDate } from '../../format/dates.ts';
import { describeReduction } from '../../format/discount.ts';
import { displayAddress, mailtoLink } from '../../format/email-address.ts';
import { exactMoney, sumMoney } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { UserText } from '../../format/user-text.tsx';
import { paths } from '../../paths.ts';
import { CustomerLink } from '../customers/customer-link.tsx';
import { describeDuration } from '../discounts/describe-discount.ts';
import { TaxNumber } from './tax-number.tsx';

/** `discount` is undefined while it loads. */
export function describeOrder(
  order: Order,
  discount: OrderDiscount | null | undefined,
): Description[] {
  const terms = copy.order;
  return [
    { term: terms.id, detail: order.orderId },
    { term: terms.status, detail: status(order.status) },
    { term: terms.payment, detail: status(order.paymentStatus) },
    { term: terms.subscription, detail: status(order.subscriptionStatus) },
    { term: terms.billing, detail: terms[order.billingInterval] },
    ...(order.billingInterval === 'year'
      ? [{ term: terms.monthly, detail: sumMoney(order.totalAmount) }]
      : []),
    { term: terms.interval[order.billingInterval], detail: sumMoney(order.intervalTotal) },
    ...describeDiscount(order, discount),
    ...describeTax(order),
    ...describeCharged(order),
    { term: terms.created, detail: <Day at={order.createdAt} /> },
    { term: terms.paid, detail: day(order.paidAt) },
    { term: terms.promised, detail: terms.within(describeHours(order.promisedHours)) },
    { term: terms.started, detail: day(order.startedAt) },
    { term: terms.delivered, detail: day(order.deliveredAt) },
    order.endedAt
      ? { term: terms.ended, detail: day(order.endedAt) }
      : order.cancelAt
        ? { term: terms.ends, detail: day(order.cancelAt) }
        : order.pastDueSince
          ? { term: terms.unpaidSince, detail: day(order.pastDueSince) }
          : { term: terms.nextCharge, detail: day(order.nextChargeAt) },
  ];
}

function describeDiscount(
  { discountId, discountAmount, intervalTotal }: Order,
  discount: OrderDiscount | null | undefined,
): Description[] {
  if (discountId === null) return [];
  const terms = copy.order;
  const charged = centsFromDecimal(intervalTotal) - centsFromDecimal(discountAmount);
  return [
    {
      term: terms.discount,
      detail: discount ? <DiscountTerms discount={discount} /> : terms.loading,
    },
    {
      term: terms.firstPayment,
      detail: `${exactMoney(charged)} (${terms.off(sumMoney(discountAmount))})`,
    },
    ...(discount?.endsAt && discount.duration === 'repeating'
      ? [{ term: terms.discountEnds, detail: <Day at={discount.endsAt} /> }]
      : []),
  ];
}

function describeTax({ tax }: Order): Description[] {
  if (!tax) return [];
  const terms = copy.order;
  const { country, region, taxNumber, numberCheck } = tax;
  const rate = isTaxed(tax)
    ? `${taxRateName(tax)}, ${terms.firstCharge(sumMoney(tax.amount))}`
    : terms.noTax;
  return [
    { term: terms.tax, detail: tax.reverseCharge ? terms.reverseCharge : rate },
    {
      term: terms.taxPlace,
      detail: region ? `${countryName(country)} (${region})` : countryName(country),
    },
    ...(taxNumber && numberCheck
      ? [
          {
            term: terms.taxNumber,
            detail: <TaxNumber number={taxNumber} check={numberCheck} />,
          },
        ]
      : []),
  ];
}

function DiscountTerms({ discount }: { discount: OrderDiscount }) {
  return (
    <>
      <TextLink href={paths.adminDiscount(discount.code)}>{discount.code}</TextLink>
      {`, ${describeReduction(discount)} ${describeDuration(discount)}`}
    </>
  );
}

export function describeProduct({ product, productTitle, productPrice }: Order): Description[] {
  const terms = copy.product;
  return [
    { term: terms.name, detail: <bdi>{productTitle}</bdi> },
    {
      term: terms.description,
      detail: product.description ? (
        <UserText>{product.description}</UserText>
      ) : (
        missing(copy.notProvided)
      ),
    },
    { term: terms.price, detail: sumMoney(productPrice) },
    { term: terms.demo, detail: address(product.demoUrl) },
  ];
}

/** The card that renewals are charged to. */
function describeCharged({ cardBrand, cardLast4 }: Order): Description[] {
  if (!cardBrand || !cardLast4) return [];
  return [
    { term: copy.customer.card, detail: describeCard({ brand: cardBrand, last4: cardLast4 }) },
  ];
}

export function describeCustomer(order: Order): Description[] {
  const terms = copy.customer;
  const email = order.customerEmail;
  return [
    {
      term: terms.name,
      detail: <CustomerLink of={order.orderId}>{order.customerName}</CustomerLink>,
    },
    {
      term: terms.email,
      detail: <TextLink href={mailtoLink(email)}>{displayAddress(email)}</TextLink>,
    },
    ...(order.typedEmail
      ? [{ term: terms.typedEmail, detail: <bdi>{displayAddress(order.typedEmail)}</bdi> }]
      : []),
    { term: terms.phone, detail: order.customerPhone ?? missing(copy.notProvided) },
    { term: terms.account, detail: order.customerId ?? missing(terms.guest) },
    { term: terms.terms, detail: termsLink(order) },
    { term: terms.accepted, detail: <Day at={order.acceptedAt} /> },
  ];
}

export function describeSupport({ supportPackage, supportPackagePrice }: Order): Description[] {
  const terms = copy.support;
  return [
    { term: terms.name, detail: supportName(supportPackage) },
    { term: terms.price, detail: sumMoney(supportPackagePrice) },
    { term: terms.group, detail: supportGroup(supportPackage) },
  ];
}

/** The version of the terms that the buyer accepted. */
function termsLink({ termsVersion }: Order) {
  return (
    <Text as="span" size="small">
      <TextLink href={paths.termsVersion(termsVersion)} newTab>
        {copy.customer.version(formatVersionDate(termsVersion))}
      </TextLink>
    </Text>
  );
}

function status(stored: string) {
  const { label, tone } = statusOf(stored);
  return <Badge tone={tone}>{label}</Badge>;
}

function missing(instead: string) {
  return (
    <Text as="span" size="small" tone="soft">
      {instead}
    </Text>
  );
}

function day(instant: string | null) {
  return instant ? <Day at={instant} /> : missing(copy.none);
}

/** Anything but a web address is shown as text, not as a link. */
function address(url: string | null) {
  if (!url) return missing(copy.none);
  if (!v.is(webAddress(), url)) return url;
  return (
    <TextLink href={url} newTab>
      {url}
    </TextLink>
  );
}
