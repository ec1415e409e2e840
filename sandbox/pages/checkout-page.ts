import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { AUTHENTICATION_FAILED, failChallenge, startChallenge } from '../purchase/challenge.ts';
import { completeSession } from '../purchase/complete-session.ts';
import { declinePayment } from '../purchase/decline-payment.ts';
import type { PaymentAttempt } from '../purchase/payment-attempt.ts';
import { withAmounts } from '../resources/session-amounts.ts';
import type { Entered, SessionInternals } from '../resources/session-internals.ts';
import type { Objects } from '../store/objects.ts';
import { NO_CAUSE } from '../store/transaction.ts';
import { collectsDetails, readDetails } from './billing-details.ts';
import { type KeptValues, readCardForm } from './card-form.ts';
import { type CheckoutViews, createCheckoutViews, successUrl } from './checkout-views.ts';
import type { PageDeps, PageHandler } from './page-handler.ts';
import { acceptsCards } from './payment-methods-view.ts';
import { seeOther } from './responses.ts';

const PATH = /^\/c\/pay\/(\w+)$/;

/** The hosted checkout page. It keeps a card's brand and last four digits, and logs neither. */
export async function createCheckoutPage({ objects, transact }: PageDeps): Promise<PageHandler> {
  const views = await createCheckoutViews();

  return async (request, { pathname, searchParams }) => {
    const id = PATH.exec(pathname)?.[1];
    if (id === undefined) return undefined;
    const session = objects.get('checkout.session', id);
    if (session === undefined) return views.missing();
    if (request.method !== 'POST') return show(views, objects, session, searchParams.has('change'));
    const form = new URLSearchParams(await request.text());
    return transact(NO_CAUSE, (context) => pay(views, context, id, form));
  };
}

function show(
  views: CheckoutViews,
  objects: Objects,
  session: Kinds['checkout.session'],
  changes: boolean,
): Response {
  if (session.status === 'complete') return views.complete(session);
  if (session.status === 'expired') return views.expired(session);
  const internals = internalsOf(objects, session.id);
  if (internals.challenged) return views.challenge(session);
  const asks = collectsDetails(session, internals) && (changes || !internals.entered);
  return asks ? views.details(session, internals) : views.checkout(session, internals);
}

function pay(views: CheckoutViews, context: Context, id: string, form: URLSearchParams): Response {
  const { objects, realNow } = context;
  // Reading the session again inside the transaction makes a second press redirect, not charge.
  const session = objects.get('checkout.session', id);
  if (session?.status === 'complete') return seeOther(successUrl(session));
  if (session?.status !== 'open') return session ? views.expired(session) : views.missing();

  const internals = internalsOf(objects, id);
  if (internals.challenged) return answerChallenge(views, context, session, form);
  if (collectsDetails(session, internals) && (form.has('country') || !internals.entered)) {
    const read = readDetails(form, session);
    if (!read.ok) return views.details(session, internals, read);
    saveDetails(context, session, internals, read.entered);
    // Whoever pays has seen the total with its tax.
    return seeOther(new URL(session.url ?? '').pathname);
  }
  if (!acceptsCards(session)) return views.checkout(session, internals);
  const read = readCardForm(form, session.customer_details?.email ?? null, realNow);
  const { values } = read;
  if (!read.ok) {
    return views.checkout(session, internals, { status: 422, values, errors: read.errors });
  }
  const attempt: PaymentAttempt = { session, internals, payer: read.payer, card: read.card };
  if (read.decline) {
    declinePayment(context, attempt, read.decline);
    return refuse(views, attempt, values, read.decline.message);
  }
  if (read.challenge) {
    startChallenge(context, attempt);
    return seeOther(new URL(session.url ?? '').pathname);
  }
  return seeOther(successUrl(completeSession(context, attempt)));
}

function saveDetails(
  context: Context,
  session: Kinds['checkout.session'],
  { paymentIntent: _, ...internals }: SessionInternals,
  entered: Entered,
): void {
  const saved = { ...internals, entered };
  const priced = withAmounts(context, session, saved);
  context.objects.replace('checkout.session', priced.session);
  context.objects.setInternals(session.id, { ...saved, lines: priced.lines });
}

function answerChallenge(
  views: CheckoutViews,
  context: Context,
  session: Kinds['checkout.session'],
  form: URLSearchParams,
): Response {
  const { challenged, ...internals } = internalsOf(context.objects, session.id);
  const choice = form.get('challenge');
  if (challenged === undefined || (choice !== 'complete' && choice !== 'fail')) {
    return views.challenge(session);
  }
  context.objects.setInternals(session.id, internals);
  const attempt: PaymentAttempt = { session, internals, ...challenged };
  if (choice === 'complete') return seeOther(successUrl(completeSession(context, attempt)));
  failChallenge(context, attempt);
  const { email, name } = challenged.payer;
  const values = { email, cardExpiry: '', billingName: name };
  return refuse(views, attempt, values, AUTHENTICATION_FAILED.message);
}

function refuse(
  views: CheckoutViews,
  { session, internals }: PaymentAttempt,
  values: KeptValues,
  message: string,
): Response {
  const errors = { cardNumber: message };
  return views.checkout(session, internals, { status: 402, values, errors });
}

function internalsOf(objects: Objects, id: string): SessionInternals {
  const internals = objects.internals<SessionInternals>(id);
  if (internals === undefined) throw new Error(`Session ${id} has no lines`);
  return internals;
}
