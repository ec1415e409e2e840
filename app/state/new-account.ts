import type { Buyer } from './open-purchase.ts';
import { readSessionText, writeSessionText } from './session-text.ts';

const key = 'new account';

/** For the sign-up form in this tab. Not in its URL, which others may see. */
export function rememberBuyer({ name, email }: Buyer): void {
  writeSessionText(key, `${email}\n${name}`);
}

export type NewAccount = { email: string; firstName: string; lastName: string };

/** The last word counts as the last name. */
export function readNewAccount(): NewAccount | undefined {
  const [email, name = ''] = readSessionText(key)?.split('\n') ?? [];
  if (!email) return;
  const names = name.trim().split(/\s+/);
  const lastName = names.length > 1 ? (names.pop() ?? '') : '';
  return { email, firstName: names.join(' '), lastName };
}
