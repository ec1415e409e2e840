import type { Kinds } from '../protocol/wire.ts';
import type { Address } from '../resources/addresses.ts';
import type { Objects } from '../store/objects.ts';
import { ownTaxIds } from '../tax/tax-ids.ts';
import { taxSettings } from '../tax/tax-settings.ts';
import { REVERSE_CHARGE, taxIdText, taxName } from './format-tax.ts';

type Invoice = Kinds['invoice'];

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** Formats a UTC date. */
export function formatDate(seconds: number): string {
  return DAY.format(seconds * 1000);
}

/** Whom an invoice is for: name and email, the address, and fields such as a VAT number. */
export function billedTo(invoice: Invoice): string[] {
  const { customer_address: address, customer_email, customer_name, customer_tax_ids } = invoice;
  const { custom_fields } = invoice;
  return [
    [customer_name, customer_email].filter(Boolean).join(', '),
    address ? addressText(address) : '',
    ...(customer_tax_ids ?? []).map(taxIdText),
    ...(custom_fields ?? []).map(({ name, value }) => `${name}: ${value}`),
  ].filter(Boolean);
}

/** The amounts below an invoice's lines, without rows that would change nothing. */
export function amountRows(invoice: Invoice, objects: Objects): { name: string; amount: number }[] {
  const { amount_due, amount_paid, amount_remaining, ending_balance, status, subtotal, total } =
    invoice;
  const used = amount_due - total;
  const off = (invoice.total_discount_amounts ?? []).reduce((sum, { amount }) => sum + amount, 0);
  const taxes = taxRows(invoice, objects);
  return [
    ...(off === 0 && subtotal === total ? [] : [{ name: 'Subtotal', amount: subtotal }]),
    ...(off === 0 ? [] : [{ name: 'Discount', amount: -off }]),
    ...taxes,
    { name: 'Total', amount: total },
    ...(used === 0 ? [] : [{ name: balanceName(used, ending_balance ?? 0), amount: used }]),
    { name: 'Amount due', amount: amount_due },
    ...(amount_paid === 0 ? [] : [{ name: 'Amount paid', amount: amount_paid }]),
    ...(status === 'open' ? [{ name: 'Amount remaining', amount: amount_remaining }] : []),
  ];
}

function isReversed({ customer_tax_exempt, total_taxes }: Invoice): boolean {
  const reasons = (total_taxes ?? []).map(({ taxability_reason }) => taxability_reason);
  return customer_tax_exempt === 'reverse' || reasons.includes('reverse_charge');
}

/** What is below the amounts: notes, and what the shop wants on each invoice of a customer. */
export function notesOf(invoice: Invoice): string[] {
  return [...(isReversed(invoice) ? [REVERSE_CHARGE] : []), ...(invoice.footer?.split('\n') ?? [])];
}

/** Who issued an invoice: name, address and tax IDs. */
export function issuedBy({ account_name }: Invoice, objects: Objects): string[] {
  const { address } = taxSettings({ objects }).head_office ?? {};
  return [
    account_name ?? '',
    ...(address ? [addressText(address)] : []),
    ...ownTaxIds(objects).map(taxIdText),
  ].filter(Boolean);
}

function addressText({ line1, line2, postal_code, city, state, country }: Address): string {
  return [line1, line2, postal_code, city, state, country].filter(Boolean).join(', ');
}

function taxRows({ total_taxes }: Invoice, objects: Objects): { name: string; amount: number }[] {
  return (total_taxes ?? []).flatMap(({ amount, tax_rate_details, taxability_reason }) => {
    const rate = objects.get('tax_rate', tax_rate_details?.tax_rate ?? '');
    const name = rate && taxName(rate, taxability_reason);
    return name ? [{ name, amount }] : [];
  });
}

function balanceName(used: number, ending: number): string {
  if (ending < 0 && used > 0) return 'Added to credit balance';
  return used < 0 ? 'Applied balance' : 'Previous balance';
}
