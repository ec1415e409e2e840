import type { Invoice } from '#contract/billing';
import { centsFromSum, taxRateName } from '#contract/tax-lines';
import { centsFromDecimal } from '#db/values/money';
import { Badge } from '#ui/badge';
import { TextLink } from '#ui/link';
import type { Column } from '#ui/table';
import { Text } from '#ui/text';
import { invoices as copy } from '../../copy/account-billing.ts';
import { Day } from '../../format/date-time.tsx';
import { exactMoney, sumMoney } from '../../format/money.ts';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';

const { columns } = copy;

const reductions = ['discounted', 'fromCredit', 'refunded'] as const;
type Reduction = (typeof reductions)[number];

/** Leaves out the columns of tax, discounts, credit and refunds when there are none. */
export function invoiceColumns(rows: readonly Invoice[]): readonly Column<Invoice>[] {
  const isEmpty = (name: Reduction) => rows.every((row) => centsFromDecimal(row[name]) === 0);
  const left: string[] = reductions.filter(isEmpty);
  if (rows.every(({ tax }) => tax === null)) left.push('net', 'tax');
  return columnsOfAll.filter(({ id }) => !left.includes(id));
}

const columnsOfAll: readonly Column<Invoice>[] = [
  {
    id: 'number',
    heading: columns.number,
    width: 'medium',
    primary: true,
    cell: ({ number }) => number,
    missing: copy.noNumber,
  },
  {
    id: 'date',
    heading: columns.date,
    width: 'short',
    cell: ({ issuedAt }) => <Day at={issuedAt} />,
  },
  {
    id: 'website',
    heading: columns.website,
    cell: ({ orderId, productTitle }) => (
      <TextLink href={paths.dashboardSubscription(orderId)}>
        <bdi>{productTitle}</bdi>
      </TextLink>
    ),
  },
  {
    id: 'net',
    heading: columns.net,
    width: 'short',
    align: 'end',
    cell: ({ total, tax }) => exactMoney(centsFromSum(total) - centsFromSum(tax?.amount ?? '0.00')),
  },
  {
    id: 'tax',
    heading: columns.tax,
    width: 'short',
    align: 'end',
    cell: ({ tax }) => <TaxOf tax={tax} />,
  },
  {
    id: 'total',
    heading: columns.total,
    width: 'short',
    align: 'end',
    cell: ({ total }) => sumMoney(total),
  },
  {
    id: 'discounted',
    heading: columns.discounted,
    width: 'short',
    align: 'end',
    cell: ({ discounted }) => aboveZero(discounted),
  },
  {
    id: 'fromCredit',
    heading: columns.fromCredit,
    width: 'short',
    align: 'end',
    cell: ({ fromCredit }) => aboveZero(fromCredit),
  },
  {
    id: 'refunded',
    heading: columns.refunded,
    width: 'short',
    align: 'end',
    cell: ({ refunded }) => aboveZero(refunded),
  },
  {
    id: 'state',
    heading: columns.state,
    width: 'long',
    cell: (invoice) => <InvoiceState invoice={invoice} />,
  },
];

/** '$3.80' above its rate. */
function TaxOf({ tax }: Pick<Invoice, 'tax'>) {
  if (!tax) return null;
  if (tax.reverseCharge) return copy.reverseCharge;
  return (
    <>
      {sumMoney(tax.amount)}
      <br />
      <Text as="span" size="tiny" tone="soft">
        {taxRateName(tax)}
      </Text>
    </>
  );
}

function aboveZero(amount: string): string | null {
  const cents = centsFromDecimal(amount);
  return cents > 0 ? exactMoney(cents) : null;
}

export function InvoiceState({ invoice }: { invoice: Invoice }) {
  if (isCreditNote(invoice)) return <Badge tone="info">{copy.credit}</Badge>;
  const { label, tone } = statusOf(returnedState(invoice) ?? invoice.state);
  return <Badge tone={tone}>{label}</Badge>;
}

/** Whether there is nothing more to say than that it is paid. */
export function isPlainlyPaid(invoice: Invoice): boolean {
  return invoice.state === 'paid' && !isCreditNote(invoice) && !returnedState(invoice);
}

/** A sum below zero is owed to the customer: it pays later invoices. */
function isCreditNote({ total }: Invoice): boolean {
  return total.startsWith('-');
}

/** Of a paid invoice that was refunded, all of it or partly. */
function returnedState({ state, amount, refunded }: Invoice) {
  const cents = centsFromDecimal(refunded);
  if (state !== 'paid' || cents === 0) return null;
  return cents < centsFromDecimal(amount) ? 'partially_refunded' : 'refunded';
}
