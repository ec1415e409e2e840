import type { Address } from './address.ts';
import { addressOf } from './address.ts';
import { queryOf, withQuery } from './lists.ts';
import { toResource, useAnswer } from './resource.ts';

/** How many records of a kind are found. */
const most = 5;
/** A single letter is in nearly every record. */
const shortestText = 2;

/** Customers, orders, tickets, products and projects that contain a text; nothing without one. */
export function useRecordSearch(text: string) {
  const customers = useFound(addressOf('GET /api/admin/customers'), text);
  const orders = useFound(addressOf('GET /api/orders'), text);
  const tickets = useFound(addressOf('GET /api/support'), text);
  const products = useFound(addressOf('GET /api/products'), text);
  const projects = useFound(addressOf('GET /api/projects'), text);
  const all = [customers, orders, tickets, products, projects];
  return {
    customers: customers.rows,
    orders: orders.rows,
    tickets: tickets.rows,
    products: products.rows,
    projects: projects.rows,
    isLoading: all.some(({ isLoading }) => isLoading),
    failed: all.find(({ failed }) => failed)?.failed,
  };
}

function useFound<Row>(list: Address<readonly Row[]>, text: string) {
  const query = queryOf({ q: text, limit: String(most) });
  const address = text.length < shortestText ? null : withQuery(list, query);
  const answer = useAnswer(address, { keepPreviousData: address !== null });
  const { data, failed } = toResource(answer);
  return { rows: (address && !failed && data) || [], failed, isLoading: answer.isLoading };
}
