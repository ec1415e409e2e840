import type { Kinds } from '../protocol/wire.ts';

type Invoice = Kinds['invoice'];

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a UTC date. */
export function formatDate(seconds: number): string {
  return DAY.format(seconds * 1000);
}

/** The amounts below an invoice's lines, without rows that would change nothing. */
/** Whom an invoice is for: name and email, the address, and fields such as a VAT number. */
export function billedTo(invoice: Invoice): string[] {
  const { customer_address: address, customer_email, customer_name, custom_fields } = invoice;
  const parts = address && [
    ...[address.line1, address.line2, address.postal_code, address.city, address.state],
    address.country,
  ];
  return [
    [customer_name, customer_email].filter(Boolean).join(', '),
    (parts ?? []).filter(Boolean).join(', '),
    ...(custom_fields ?? []).map(({ name, value }) => `${name}: ${value}`),
  ].filter(Boolean);
}

export function amountRows(invoice: Invoice): { name: string; amount: number }[] {
  const { amount_due, amount_paid, amount_remaining, ending_balance, status, subtotal, total } =
    invoice;
  const used = amount_due - total;
  const off = subtotal - total;
  return [
    ...(off === 0
      ? []
      : [
          { name: 'Subtotal', amount: subtotal },
          { name: 'Discount', amount: -off },
        ]),
    { name: 'Total', amount: total },
    ...(used === 0 ? [] : [{ name: balanceName(used, ending_balance ?? 0), amount: used }]),
    { name: 'Amount due', amount: amount_due },
    ...(amount_paid === 0 ? [] : [{ name: 'Amount paid', amount: amount_paid }]),
    ...(status === 'open' ? [{ name: 'Amount remaining', amount: amount_remaining }] : []),
  ];
}

function balanceName(used: number, ending: number): string {
  if (ending < 0 && used > 0) return 'Added to credit balance';
  return used < 0 ? 'Applied balance' : 'Previous balance';
}
