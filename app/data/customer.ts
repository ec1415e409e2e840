import type { Customer } from '#contract/customers';
import { setImpersonatedCustomer } from '../state/impersonation.ts';
import { useHasSignedInCookie } from '../state/signed-in-cookie.ts';
import { type Address, addressOf } from './address.ts';
import { read } from './client.ts';
import { useResource } from './resource.ts';

/**
 * Who is signed in: undefined while that is not known, null for visitors. The server is asked only
 * if a cookie says that someone may be signed in; a failed look-up counts as signed out.
 */
export function useCustomer(): Customer | null | undefined {
  const hinted = useHasSignedInCookie();
  const { data, error } = useResource(hinted ? addressOf('GET /api/customer/auth/user') : null, {
    fetch: readCustomer,
  });
  if (hinted === undefined) return undefined;
  if (!hinted || error) return null;
  return data;
}

async function readCustomer(address: Address<Customer>): Promise<Customer> {
  const customer = await read(address);
  if (customer.view) setImpersonatedCustomer(customer.id);
  return customer;
}
