import { formatMoney } from '../money.ts';
import type { Kinds } from '../protocol/wire.ts';
import { amountRows, billedTo, formatDate } from './format-invoice.ts';
import { createPdf, type PdfLine } from './pdf.ts';

export function invoicePdf(invoice: Kinds['invoice']): Response {
  const money = (amount: number) => formatMoney(amount, invoice.currency);
  const heading: PdfLine[] = [
    { left: 'Invoice', size: 20 },
    { left: '' },
    { left: `Invoice number ${invoice.number}`, right: invoice.account_name ?? '' },
    {
      left: `Date of issue ${formatDate(invoice.effective_at ?? invoice.created)}`,
      right: `Status: ${invoice.status}`,
    },
    ...billedTo(invoice).map((line, at) => ({ left: at === 0 ? `Bill to: ${line}` : line })),
    { left: '' },
  ];
  const lines = invoice.lines.data.map(({ description, amount, period }) => [
    { left: description ?? '', right: money(amount) },
    { left: `   ${formatDate(period.start)} - ${formatDate(period.end)}`, size: 8 },
  ]);
  const amounts = amountRows(invoice).map(({ name, amount }) => ({
    left: name,
    right: money(amount),
  }));
  const note = { left: 'Created in a payment sandbox. No real money was moved.', size: 8 };
  const document = [...heading, ...lines.flat(), { left: '' }, ...amounts, { left: '' }, note];
  return new Response(createPdf(`Invoice ${invoice.number}`, document), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="Invoice-${invoice.number}.pdf"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
