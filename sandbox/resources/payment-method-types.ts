import { invalid } from '../protocol/errors.ts';

/** The payment methods enabled in the sandbox's account. Only cards can pay. */
const SWITCHED_ON = ['card', 'link'];

/** The enabled payment methods that the shop allows. */
export function paymentMethodTypes(allowed: string[] = SWITCHED_ON): string[] {
  const offered = SWITCHED_ON.filter((method) => allowed.includes(method));
  if (offered.length > 0) return offered;
  throw invalid(
    'No valid payment method types for this Checkout Session. Allow at least one that is activated in your dashboard.',
    'allowed_payment_method_types',
  );
}
