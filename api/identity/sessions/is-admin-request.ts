import * as v from 'valibot';
import { unavailable } from '#api/http/failure';
import { Customer } from '#contract/customers';
import { getCustomer } from '#contract/endpoints/customers';

type ReadApi = (path: string, headers: Record<string, string>) => Promise<Response>;

/** Whether the request's cookie belongs to an admin. Throws when the API is unavailable. */
export async function isAdminRequest(readApi: ReadApi, request: Request): Promise<boolean> {
  const cookie = request.headers.get('cookie');
  if (!cookie) return false;
  const response = await readApi(getCustomer.path, { cookie });
  if (response.status === 503) throw unavailable();
  return response.ok && v.parse(Customer, await response.json()).isAdmin;
}
