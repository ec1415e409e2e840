import type { Kinds } from '../protocol/wire.ts';
import { type Html, html } from './html.ts';

type Session = Kinds['checkout.session'];

export function acceptsCards({ payment_method_types: methods }: Session): boolean {
  return methods.includes('card');
}

/** Shows payment options that the shop enabled and that only the real page offers. */
export function paymentMethodsView(session: Session): Html {
  const hasLink = session.payment_method_types.includes('link');
  return html`${
    hasLink &&
    html`<p class="also">Link is also enabled for this checkout, but the sandbox accepts only cards.</p>`
  }${
    session.adaptive_pricing?.enabled &&
    html`<p class="also">Adaptive Pricing is on: customers in other countries can pay in their local currency.</p>`
  }`;
}
