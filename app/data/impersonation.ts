import type { NewImpersonation } from '#contract/impersonation';
import { localPath } from '#contract/local-path';
import { paths } from '../paths.ts';
import { setImpersonatedCustomer } from '../state/impersonation.ts';
import { readSessionText, writeSessionText } from '../state/session-text.ts';
import { ApiError } from './api-error.ts';
import { callApi } from './client.ts';

/** Where the impersonation was begun. */
const originKey = 'viewed from';

/** Reloads at the customer's dashboard, so that nothing of the admin's own data is left. */
export async function startImpersonation(customerId: string): Promise<void> {
  await callApi('POST /api/admin/view-as', { body: { customerId } satisfies NewImpersonation });
  setImpersonatedCustomer(customerId);
  writeSessionText(originKey, location.pathname + location.search);
  location.assign(paths.dashboard);
}

/** Goes back to where it was begun; in another tab, to the admin dashboard. */
export async function stopImpersonation(): Promise<void> {
  await callApi('DELETE /api/admin/view-as').catch((error) => {
    if (!isAlreadyOver(error)) throw error;
  });
  location.assign(localPath(readSessionText(originKey)) ?? paths.admin);
}

/** The caller is no longer signed in, or is no admin. */
function isAlreadyOver(error: unknown): boolean {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return code === 'unauthenticated' || code === 'not_allowed';
}
