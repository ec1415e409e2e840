import * as v from 'valibot';
import { Customer } from '#contract/customers';
import { apiPaths } from '#contract/paths';

type ReadApi = (path: string, headers: Record<string, string>) => Promise<Response>;

/** Whether the request's own cookie belongs to an admin, as the look-up answers it. */
export async function isAdmin(readApi: ReadApi, request: Request): Promise<boolean> {
  const cookie = request.headers.get('cookie');
  if (!cookie) return false;
  const response = await readApi(apiPaths.customer, { cookie });
  return response.ok && v.parse(Customer, await response.json()).isAdmin;
}
