import type { Kinds } from '../protocol/wire.ts';
import { type Html, html } from './html.ts';

type Session = Kinds['checkout.session'];

export function acceptsCards({ payment_method_types: methods }: Session): boolean {
  return methods.includes('card');
}

/** What the real page would do beside taking cards, so that a shop sees what it has allowed. */
export function paymentMethodsView(session: Session): Html {
  const hasLink = session.payment_method_types.includes('link');
  return html`${
    hasLink && html`<p class="also">Link is offered here too. In the sandbox only cards work.</p>`
  }${
    session.adaptive_pricing?.enabled &&
    html`<p class="also">Adaptive Pricing is on: buyers abroad may pay in their own currency.</p>`
  }`;
}
