import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { awaitChallenge, failChallenge, NOT_AUTHENTICATED } from '../purchase/challenge.ts';
import { complete } from '../purchase/complete-session.ts';
import { decline } from '../purchase/decline-payment.ts';
import type { Attempt } from '../purchase/payment-attempt.ts';
import type { SessionSecrets } from '../resources/new-session.ts';
import type { Objects } from '../store/objects.ts';
import { NO_CAUSE } from '../store/transaction.ts';
import { type KeptValues, readCardForm } from './card-form.ts';
import { createScreens, type Screens, successUrl } from './checkout-views.ts';
import type { PageDeps, PageHandler } from './page-handler.ts';
import { takesCards } from './payment-methods-view.ts';
import { seeOther } from './responses.ts';

const PATH = /^\/c\/pay\/(\w+)$/;

/** The hosted checkout page. Of a card it keeps the brand and the last four, and logs nothing. */
export async function createCheckoutPage({ objects, commit }: PageDeps): Promise<PageHandler> {
  const screens = await createScreens();

  return async (request, { pathname }) => {
    const id = PATH.exec(pathname)?.[1];
    if (id === undefined) return undefined;
    const session = objects.get('checkout.session', id);
    if (session === undefined) return screens.missing();
    if (request.method !== 'POST') return show(screens, objects, session);
    const form = new URLSearchParams(await request.text());
    return commit(NO_CAUSE, (context) => pay(screens, context, id, form));
  };
}

function show(screens: Screens, objects: Objects, session: Kinds['checkout.session']): Response {
  if (session.status === 'complete') return screens.complete(session);
  if (session.status === 'expired') return screens.expired(session);
  const { challenged, lines } = secretsOf(objects, session.id);
  return challenged ? screens.challenge(session) : screens.checkout(session, lines);
}

function pay(screens: Screens, context: Context, id: string, form: URLSearchParams): Response {
  const { objects, realNow } = context;
  // Read again inside the transaction: the one who pressed twice finds it paid and goes on.
  const session = objects.get('checkout.session', id);
  if (session?.status === 'complete') return seeOther(successUrl(session));
  if (session?.status !== 'open') return session ? screens.expired(session) : screens.missing();

  const secrets = secretsOf(objects, id);
  if (secrets.challenged) return answerChallenge(screens, context, session, form);
  if (!takesCards(session)) return screens.checkout(session, secrets.lines);
  const read = readCardForm(form, session.customer_details?.email ?? null, realNow);
  const { values } = read;
  if (!read.ok) {
    return screens.checkout(session, secrets.lines, { status: 422, values, errors: read.errors });
  }
  const attempt: Attempt = { session, secrets, payer: read.payer, card: read.card };
  if (read.decline) {
    decline(context, attempt, read.decline);
    return refuse(screens, attempt, values, read.decline.message);
  }
  if (read.challenge) {
    awaitChallenge(context, attempt);
    return seeOther(new URL(session.url ?? '').pathname);
  }
  return seeOther(successUrl(complete(context, attempt)));
}

function answerChallenge(
  screens: Screens,
  context: Context,
  session: Kinds['checkout.session'],
  form: URLSearchParams,
): Response {
  const { challenged, ...secrets } = secretsOf(context.objects, session.id);
  const said = form.get('challenge');
  if (challenged === undefined || (said !== 'complete' && said !== 'fail')) {
    return screens.challenge(session);
  }
  context.objects.hide(session.id, secrets);
  const attempt: Attempt = { session, secrets, ...challenged };
  if (said === 'complete') return seeOther(successUrl(complete(context, attempt)));
  failChallenge(context, attempt);
  const { email, name } = challenged.payer;
  const values = { email, cardExpiry: '', billingName: name };
  return refuse(screens, attempt, values, NOT_AUTHENTICATED.message);
}

function refuse(
  screens: Screens,
  { session, secrets }: Attempt,
  values: KeptValues,
  sentence: string,
): Response {
  const errors = { cardNumber: sentence };
  return screens.checkout(session, secrets.lines, { status: 402, values, errors });
}

function secretsOf(objects: Objects, id: string): SessionSecrets {
  const secrets = objects.hidden<SessionSecrets>(id);
  if (secrets === undefined) throw new Error(`Session ${id} has lost its lines`);
  return secrets;
}
