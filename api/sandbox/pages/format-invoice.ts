import type { Kinds } from '../protocol/wire.ts';

type Invoice = Kinds['invoice'];

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the sandbox, which lives in UTC. */
export function formatDate(seconds: number): string {
  return DAY.format(seconds * 1000);
}

/** The sums under an invoice's lines; what changes nothing is left out. */
export function amountRows(invoice: Invoice): { name: string; amount: number }[] {
  const { amount_due, amount_paid, amount_remaining, ending_balance, status, total } = invoice;
  const used = amount_due - total;
  return [
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
