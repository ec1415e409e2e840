import type { StartedSandbox } from './start.ts';

/** Submits a control of the dashboard. */
export function press(
  { sandbox }: StartedSandbox,
  action: 'advance' | 'card' | 'dispute' | 'fault' | 'resend' | 'tax' | 'webhooks',
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  const init = { method: 'POST', body, headers, redirect: 'manual' } as const;
  return fetch(`${sandbox.url}/_controls/${action}`, init);
}

/** The dashboard's HTML. */
export async function dashboardHtml({ sandbox }: StartedSandbox, path = '/'): Promise<string> {
  return (await fetch(`${sandbox.url}${path}`)).text();
}
