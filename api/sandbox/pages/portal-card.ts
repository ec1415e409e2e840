import { attachCard, payWith } from '../purchase/attach-card.ts';
import { NOT_AUTHENTICATED } from '../purchase/challenge.ts';
import type { Card, Payer } from '../resources/payment-methods.ts';
import { readCardForm } from './card-form.ts';
import { type FormView, formView } from './card-form-view.ts';
import { challengeView } from './challenge-view.ts';
import { html } from './html.ts';
import { done, type Visit, wayBack } from './portal-visit.ts';
import { seeOther } from './responses.ts';

interface PortalSecrets {
  challenged?: { card: Card; payer: Payer };
}

type Refused = Partial<Pick<FormView, 'errors' | 'values'>> & { status?: number };

export function showCard(
  visit: Visit,
  { errors = {}, values, status = 200 }: Refused = {},
): Response {
  const { context, customer, session, sheet } = visit;
  const title = `${status === 200 ? '' : 'Error: '}Change your card`;
  const leadsTo = session.flow?.after_completion.redirect?.return_url;
  if (context.objects.hidden<PortalSecrets>(session.id)?.challenged) {
    const body = challengeView('You are about to change your card.');
    return sheet.send({ title, body, leadsTo });
  }
  const email = customer.email ?? '';
  const form = formView({
    errors,
    values: values ?? { email, cardExpiry: '', billingName: customer.name ?? '' },
    emailLocked: email !== '',
    submit: 'Use this card',
  });
  const back = wayBack(visit);
  const body = html`<main class="account">
    <header>
      ${back && html`<a class="back" href="${back}"><span aria-hidden="true">←</span> Back</a>`}
      <h1>Change your card</h1>
      <p class="soft">
        It becomes your card. What was bought at a checkout goes on with the card that was used
        there, until the shop has it charged to this one.
      </p>
    </header>
    <section>${form}</section>
  </main>`;
  return sheet.send({ title, status, body, leadsTo });
}

export function takeCard(visit: Visit, form: URLSearchParams): Response {
  const { context, customer, home, session } = visit;
  const { objects } = context;
  const { challenged } = objects.hidden<PortalSecrets>(session.id) ?? {};
  if (challenged) {
    objects.hide(session.id, {} satisfies PortalSecrets);
    if (form.get('challenge') === 'complete') return use(visit, challenged);
    return refuse(visit, NOT_AUTHENTICATED.message);
  }
  const read = readCardForm(form, customer.email, context.realNow);
  const { values } = read;
  if (!read.ok) return showCard(visit, { status: 422, values, errors: read.errors });
  if (read.decline) return refuse(visit, read.decline.message);
  const { card, payer } = read;
  if (!read.challenge) return use(visit, { card, payer });
  objects.hide(session.id, { challenged: { card, payer } } satisfies PortalSecrets);
  return seeOther(`${home}/card`);
}

function use(visit: Visit, given: { card: Card; payer: Payer }): Response {
  const { context, customer } = visit;
  payWith(context, customer, attachCard(context, customer, given));
  return done(visit, 'Your card is changed');
}

function refuse(visit: Visit, sentence: string): Response {
  return showCard(visit, { status: 402, errors: { cardNumber: sentence } });
}
