import type { Context } from '../protocol/operation.ts';
import type { Kinds } from '../protocol/wire.ts';
import { complete } from '../purchase/complete.ts';
import { decline } from '../purchase/decline.ts';
import type { SessionSecrets } from '../resources/new-session.ts';
import { type Commit, NO_CAUSE } from '../store/commit.ts';
import type { Objects } from '../store/objects.ts';
import { readCardForm } from './card-form.ts';
import { createScreens, type Screens, successUrl } from './screens.ts';

export interface PageDeps {
  objects: Objects;
  commit: Commit;
  log(line: string): void;
}

const PATH = /^\/c\/pay\/(\w+)$/;

/** The hosted checkout page. Of a card it keeps the brand and the last four, and logs nothing. */
export async function createPage(deps: PageDeps): Promise<(request: Request) => Promise<Response>> {
  const screens = await createScreens();

  return async (request) => {
    const response = await answer(request);
    deps.log(`${request.method} hosted page ${response.status}`);
    return response;
  };

  async function answer(request: Request): Promise<Response> {
    const id = PATH.exec(new URL(request.url).pathname)?.[1] ?? '';
    const session = deps.objects.get('checkout.session', id);
    if (session === undefined) return screens.missing();
    if (request.method !== 'POST') return show(screens, deps.objects, session);
    const form = new URLSearchParams(await request.text());
    return deps.commit(NO_CAUSE, (context) => pay(screens, context, id, form));
  }
}

function show(screens: Screens, objects: Objects, session: Kinds['checkout.session']): Response {
  if (session.status === 'complete') return screens.complete(session);
  if (session.status === 'expired') return screens.expired(session);
  return screens.checkout(session, secretsOf(objects, session.id).lines);
}

function pay(screens: Screens, context: Context, id: string, form: URLSearchParams): Response {
  const { objects, realNow } = context;
  // Read again inside the transaction: the one who pressed twice finds it paid and goes on.
  const session = objects.get('checkout.session', id);
  if (session?.status === 'complete') return redirect(session);
  if (session?.status !== 'open') return session ? screens.expired(session) : screens.missing();

  const secrets = secretsOf(objects, id);
  const read = readCardForm(form, session.customer_details?.email ?? null, realNow);
  const { values } = read;
  if (!read.ok) {
    return screens.checkout(session, secrets.lines, { status: 422, values, errors: read.errors });
  }
  const attempt = { session, secrets, payer: read.payer, card: read.card };
  if (read.decline === undefined) return redirect(complete(context, attempt));
  decline(context, attempt, read.decline);
  const errors = { cardNumber: read.decline.message };
  return screens.checkout(session, secrets.lines, { status: 402, values, errors });
}

function redirect(session: Kinds['checkout.session']): Response {
  const headers = { Location: successUrl(session), 'Cache-Control': 'no-store' };
  return new Response(null, { status: 303, headers });
}

function secretsOf(objects: Objects, id: string): SessionSecrets {
  const secrets = objects.hidden<SessionSecrets>(id);
  if (secrets === undefined) throw new Error(`Session ${id} has lost its lines`);
  return secrets;
}
