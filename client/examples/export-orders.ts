import type { Client } from '../client.ts';

/** All orders of some days, such as a month for the bookkeeper, as lines of a CSV file. */
export async function* exportOrders(shop: Client, days: { from: string; to: string }) {
  yield toLine(['Order', 'Created', 'Product', 'Email', 'Total', 'Currency', 'Payment']);
  for await (const order of shop.list('/api/orders', { params: { query: days } })) {
    yield toLine([
      order.orderId,
      order.createdAt,
      order.productTitle,
      order.customerEmail,
      order.totalAmount,
      order.currency.toUpperCase(),
      order.paymentStatus,
    ]);
  }
}

/** A spreadsheet would take a text that begins like this for a formula. */
const formula = /^[=+\-@\t]/;

function toLine(values: string[]): string {
  const cells = values.map((value) => (formula.test(value) ? `'${value}` : value));
  return `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
}
