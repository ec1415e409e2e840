import { invalid } from '../protocol/errors.ts';

/** What the sandbox's account has switched on, as a new account has. Only cards can be paid with. */
const SWITCHED_ON = ['card', 'link'];

/** What a session offers: of what is switched on, that which the shop allows. */
export function paymentMethodTypes(allowed: string[] = SWITCHED_ON): string[] {
  const offered = SWITCHED_ON.filter((method) => allowed.includes(method));
  if (offered.length > 0) return offered;
  throw invalid(
    'No valid payment method types for this Checkout Session. Allow at least one that is activated in your dashboard.',
    'allowed_payment_method_types',
  );
}
