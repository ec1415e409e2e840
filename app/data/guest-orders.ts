import { addressOf } from './address.ts';
import { callApi, readOrNull } from './client.ts';
import { toResource, useAnswer, useResource } from './resource.ts';
import { revalidateWhileOpen } from './tickets.ts';

/** The order behind a link: undefined while it loads, null if the link is not valid. */
export function useGuestOrder(token: string) {
  const { data: order, ...state } = toResource(
    useAnswer(addressOf('GET /api/guest/orders/:token', { params: { token } }), {
      fetch: readOrNull,
      ...revalidateWhileOpen,
    }),
  );
  return { order, ...state };
}

/** The invoices of the order behind a valid link, newest first; undefined while they load. */
export function useGuestInvoices(token: string | null) {
  const { data: items, ...state } = useResource(
    token === null
      ? null
      : addressOf('GET /api/guest/orders/:token/invoices', { params: { token } }),
  );
  return { items, ...state };
}

export function isGuestOrderPath(path: string): boolean {
  return path.startsWith('/api/guest/orders/');
}

/** Emails a guest a new link to their order, for admins. */
export function sendOrderLink(id: number): Promise<unknown> {
  return callApi('POST /api/orders/:id/links', { params: { id } });
}

/** Revokes the links that a guest was mailed, for admins. */
export function revokeOrderLinks(id: number): Promise<unknown> {
  return callApi('DELETE /api/orders/:id/links', { params: { id } });
}
