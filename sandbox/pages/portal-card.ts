import { attachCard, setDefaultPaymentMethod } from '../purchase/attach-card.ts';
import { AUTHENTICATION_FAILED } from '../purchase/challenge.ts';
import type { Card, Payer } from '../resources/payment-methods.ts';
import { readCardForm } from './card-form.ts';
import { type CardFormView, cardFormView } from './card-form-view.ts';
import { challengeView } from './challenge-view.ts';
import { html } from './html.ts';
import { backUrlOf, finish, type PortalVisit } from './portal-visit.ts';
import { seeOther } from './responses.ts';

interface PortalInternals {
  challenged?: { card: Card; payer: Payer };
}

type Refused = Partial<Pick<CardFormView, 'errors' | 'values'>> & { status?: number };

export function showCard(
  visit: PortalVisit,
  { errors = {}, values, status = 200 }: Refused = {},
): Response {
  const { context, customer, session, layout } = visit;
  const title = `${status === 200 ? '' : 'Error: '}Update payment method`;
  const formRedirect = session.flow?.after_completion.redirect?.return_url;
  if (context.objects.internals<PortalInternals>(session.id)?.challenged) {
    const body = challengeView('You’re about to change your payment method.');
    return layout.send({ title, body, formRedirect });
  }
  const email = customer.email ?? '';
  const form = cardFormView({
    errors,
    values: values ?? { email, cardExpiry: '', billingName: customer.name ?? '' },
    emailLocked: email !== '',
    submit: 'Save card',
  });
  const back = backUrlOf(visit);
  const body = html`<main class="account">
    <header>
      ${back && html`<a class="back" href="${back}"><span aria-hidden="true">←</span> Back</a>`}
      <h1>Update payment method</h1>
      <p class="soft">
        This card becomes your default payment method. Subscriptions that you started with another
        card keep using it until the shop switches them to this one.
      </p>
    </header>
    <section>${form}</section>
  </main>`;
  return layout.send({ title, status, body, formRedirect });
}

export function submitCard(visit: PortalVisit, form: URLSearchParams): Response {
  const { context, customer, home, session } = visit;
  const { objects } = context;
  const { challenged } = objects.internals<PortalInternals>(session.id) ?? {};
  if (challenged) {
    objects.setInternals(session.id, {} satisfies PortalInternals);
    if (form.get('challenge') === 'complete') return use(visit, challenged);
    return refuse(visit, AUTHENTICATION_FAILED.message);
  }
  const read = readCardForm(form, customer.email, context.realNow);
  const { values } = read;
  if (!read.ok) return showCard(visit, { status: 422, values, errors: read.errors });
  if (read.decline) return refuse(visit, read.decline.message);
  const { card, payer } = read;
  if (!read.challenge) return use(visit, { card, payer });
  objects.setInternals(session.id, { challenged: { card, payer } } satisfies PortalInternals);
  return seeOther(`${home}/card`);
}

function use(visit: PortalVisit, given: { card: Card; payer: Payer }): Response {
  const { context, customer } = visit;
  setDefaultPaymentMethod(context, customer, attachCard(context, customer, given));
  return finish(visit, 'Your payment method has been updated');
}

function refuse(visit: PortalVisit, message: string): Response {
  return showCard(visit, { status: 402, errors: { cardNumber: message } });
}
