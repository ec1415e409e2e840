import type { Started } from './started.ts';

/** Presses a button of the sandbox's own page. */
export function press(
  { sandbox }: Started,
  action: 'advance' | 'card' | 'dispute' | 'fault' | 'resend' | 'webhooks',
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Response> {
  const body = new URLSearchParams(fields);
  const init = { method: 'POST', body, headers, redirect: 'manual' } as const;
  return fetch(`${sandbox.url}/_controls/${action}`, init);
}

/** What the page says. */
export async function page({ sandbox }: Started, path = '/'): Promise<string> {
  return (await fetch(`${sandbox.url}${path}`)).text();
}
