import { formatMoney } from '../money.ts';
import type { Kinds } from '../protocol/wire.ts';
import type { Objects } from '../store/objects.ts';
import { amountRows, billedTo, formatDate, issuedBy, notesOf } from './format-invoice.ts';
import { createPdf, isPrintable, type PdfLine } from './pdf.ts';

/** What fits on a line, broken at spaces. */
const PDF_LINE = /.{1,90}(?:\s+|$)/g;

export function invoicePdf(invoice: Kinds['invoice'], objects: Objects): Response {
  const money = (amount: number) => {
    const text = formatMoney(amount, invoice.currency);
    return isPrintable(text) ? text : formatMoney(amount, invoice.currency, 'code');
  };
  const heading: PdfLine[] = [
    { left: 'Invoice', size: 20 },
    { left: '' },
    { left: `Invoice number ${invoice.number}`, right: `Status: ${invoice.status}` },
    { left: `Date of issue ${formatDate(invoice.effective_at ?? invoice.created)}` },
    ...issuedBy(invoice, objects).map((line, at) => ({ left: at === 0 ? `From: ${line}` : line })),
    ...billedTo(invoice).map((line, at) => ({ left: at === 0 ? `Bill to: ${line}` : line })),
    { left: '' },
  ];
  const lines = invoice.lines.data.map(({ description, amount, period }) => [
    { left: description ?? '', right: money(amount) },
    { left: `   ${formatDate(period.start)} - ${formatDate(period.end)}`, size: 8 },
  ]);
  const amounts = amountRows(invoice, objects).map(({ name, amount }) => ({
    left: name,
    right: money(amount),
  }));
  const note = { left: 'Created in a payment sandbox. No real money was moved.', size: 8 };
  const notes = notesOf(invoice)
    .flatMap((note) => note.match(PDF_LINE) ?? [])
    .map((text) => ({ left: text }));
  const body = [...lines.flat(), { left: '' }, ...amounts, { left: '' }, ...notes];
  const document = [...heading, ...body, { left: '' }, note];
  return new Response(createPdf(`Invoice ${invoice.number}`, document), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Disposition': `inline; filename="Invoice-${invoice.number}.pdf"`,
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
