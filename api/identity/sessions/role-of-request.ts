import * as v from 'valibot';
import { unavailable } from '#api/http/failure';
import { Customer } from '#contract/customers';
import { getCustomer } from '#contract/endpoints/customers';

type ReadApi = (path: string, headers: Record<string, string>) => Promise<Response>;

/** Whose cookie a request has. */
export type Role = 'visitor' | 'customer' | 'admin';

/** Throws when the API is unavailable. */
export async function roleOfRequest(readApi: ReadApi, request: Request): Promise<Role> {
  const cookie = request.headers.get('cookie');
  if (!cookie) return 'visitor';
  const response = await readApi(getCustomer.path, { cookie });
  if (response.status === 503) throw unavailable();
  if (!response.ok) return 'visitor';
  return v.parse(Customer, await response.json()).isAdmin ? 'admin' : 'customer';
}
