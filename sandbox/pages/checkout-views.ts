import { formatMoney } from '../money.ts';
import type { Kinds } from '../protocol/wire.ts';
import type { Entered, SessionInternals } from '../resources/session-internals.ts';
import type { DetailValues } from './billing-details.ts';
import { detailsFormView, detailsView } from './billing-details-view.ts';
import type { FieldErrors, KeptValues } from './card-form.ts';
import { cardFormView } from './card-form-view.ts';
import { challengeView } from './challenge-view.ts';
import { documentView, messageView } from './document.ts';
import { pageHeaders } from './headers.ts';
import { Html, html } from './html.ts';
import { orderView } from './order-view.ts';
import { acceptsCards, paymentMethodsView } from './payment-methods-view.ts';
import { readStyle } from './style.ts';

type Session = Kinds['checkout.session'];

/** A submitted form that was declined or invalid. */
export interface RejectedForm {
  status: 402 | 422;
  values: KeptValues;
  errors: FieldErrors;
}

export interface CheckoutViews {
  checkout(session: Session, internals: SessionInternals, refused?: RejectedForm): Response;
  /** Asks for the billing address, and for a tax ID where the shop collects them. */
  details(
    session: Session,
    internals: SessionInternals,
    refused?: { values: DetailValues; errors: DetailValues },
  ): Response;
  /** The bank verifies the cardholder before it pays. */
  challenge(session: Session): Response;
  complete(session: Session): Response;
  expired(session: Session): Response;
  missing(): Response;
}

export async function createCheckoutViews(): Promise<CheckoutViews> {
  const { css, hash } = await readStyle(new URL('checkout.css', import.meta.url));
  const style = new Html(`<style>${css}</style>`);

  function send(status: number, title: string, body: Html, comesBackTo?: string | null): Response {
    const page = documentView({ title, style, body });
    return new Response(page, { status, headers: pageHeaders(hash, comesBackTo) });
  }

  return {
    checkout(session, { entered, lines, discount }, refused) {
      const email = session.customer_details?.email ?? '';
      const form = cardFormView({
        values: refused?.values ?? { email, cardExpiry: '', billingName: '' },
        errors: refused?.errors ?? {},
        emailLocked: email !== '',
        next:
          refused?.status === 402
            ? 'You weren’t charged. Check the card’s details and try again, or use another card.'
            : undefined,
        submit: 'Subscribe',
      });
      const body = html`<main class="checkout">
        ${orderView(session, lines, discount?.coupon)}
        <section class="payment" aria-labelledby="payment-title">
          <h2 id="payment-title">${acceptsCards(session) ? 'Pay by card' : 'Cards not accepted'}</h2>
          ${entered && detailsView(entered, `/c/pay/${session.id}`)}
          ${acceptsCards(session) && form}
          ${paymentMethodsView(session)}
        </section>
      </main>`;
      const title = `${refused ? 'Error: ' : ''}Subscribe to ${lines[0]?.description}`;
      return send(refused?.status ?? 200, title, body, session.success_url);
    },
    details(session, { entered, lines, discount }, refused) {
      const body = html`<main class="checkout">
        ${orderView(session, lines, discount?.coupon)}
        <section class="payment" aria-labelledby="payment-title">
          <h2 id="payment-title">Billing details</h2>
          ${detailsFormView(session, refused ?? { values: valuesOf(session, entered), errors: {} })}
        </section>
      </main>`;
      const title = `${refused ? 'Error: ' : ''}Subscribe to ${lines[0]?.description}`;
      return send(refused ? 422 : 200, title, body, session.success_url);
    },
    challenge(session) {
      const total = formatMoney(session.amount_total ?? 0, session.currency ?? 'usd');
      const body = challengeView(`You’re about to pay ${total}.`);
      return send(200, 'Your bank needs to verify it’s you', body, session.success_url);
    },
    complete(session) {
      const text = 'Your payment went through. There is nothing else to do here.';
      const body = messageView('This checkout is complete', text, successUrl(session));
      return send(200, 'Checkout complete', body);
    },
    expired(session) {
      const text = 'You weren’t charged. Go back to the shop to start again.';
      const body = messageView('This checkout has expired', text, session.cancel_url);
      return send(410, 'Checkout expired', body);
    },
    missing() {
      const text = 'There is no page at this address. Check the link and try again.';
      return send(404, 'Page not found', messageView('Page not found', text));
    },
  };
}

function valuesOf(session: Session, entered: Entered | undefined): DetailValues {
  const { city, country, line1, postal_code, state } =
    entered?.address ?? session.customer_details?.address ?? {};
  return {
    country: country ?? '',
    line1: line1 ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postal_code ?? '',
    businessName: entered?.businessName ?? '',
    taxId: entered?.taxIds[0]?.value ?? '',
  };
}

/** The session's success URL with its ID filled in. */
export function successUrl({ id, success_url }: Session): string {
  return new URL((success_url ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id)).href;
}
