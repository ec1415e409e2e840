import { localPath } from '#contract/local-path';
import type { ViewAs } from '#contract/view-as';
import { paths } from '../paths.ts';
import { setImpersonatedCustomer } from '../state/impersonation.ts';
import { ApiError } from './api-error.ts';
import { callApi } from './client.ts';

const key = 'viewed from';

/** The page is loaded anew at the customer's dashboard: nothing that was known counts there. */
export async function startImpersonation(customerId: string): Promise<void> {
  await callApi('POST /api/admin/view-as', { body: { customerId } satisfies ViewAs });
  setImpersonatedCustomer(customerId);
  keepOrigin(location.pathname + location.search);
  location.assign(paths.dashboard);
}

/** Back to where the view was begun; from another tab to the dashboard of admins. */
export async function stopImpersonation(): Promise<void> {
  await callApi('DELETE /api/admin/view-as').catch((error) => {
    if (!isNothingLeft(error)) throw error;
  });
  location.assign(localPath(readOrigin()) ?? paths.admin);
}

/** Nobody is signed in any more, or no admin. */
function isNothingLeft(error: unknown): boolean {
  const code = error instanceof ApiError ? error.problem?.code : undefined;
  return code === 'unauthenticated' || code === 'not_allowed';
}

/** A browser may forbid storage. */
function keepOrigin(path: string): void {
  try {
    sessionStorage.setItem(key, path);
  } catch {}
}

function readOrigin(): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}
