import type { Buyer } from './open-purchase.ts';

/** Kept until the page is reloaded. */
let remembered: Buyer | undefined;

/** For the sign-up form. Not in its URL, which others may see, nor in what the browser stores. */
export function rememberBuyer(buyer: Buyer): void {
  remembered = buyer;
}

/** As after a reload. */
export function forgetBuyer(): void {
  remembered = undefined;
}

export type NewAccount = { email: string; firstName: string; lastName: string };

/** The last word counts as the last name. */
export function readNewAccount(): NewAccount | undefined {
  if (!remembered) return;
  const { email, name } = remembered;
  const names = name.trim().split(/\s+/);
  const lastName = names.length > 1 ? (names.pop() ?? '') : '';
  return { email, firstName: names.join(' '), lastName };
}
