import { createDeskScreen } from '../page/desk.ts';
import type { Objects } from '../store/objects.ts';
import type { Deliveries } from '../webhooks/deliveries.ts';
import type { CardControls } from './cards.ts';
import { isForeign, isLocal } from './local.ts';
import type { TimeControls } from './time.ts';

export interface DeskParts {
  objects: Objects;
  deliveries: Deliveries;
  time: TimeControls;
  cards: CardControls;
  log(line: string): void;
}

const DAY_MS = 24 * 60 * 60 * 1000;
const PATHS = ['/', '/_controls/advance', '/_controls/card'];

/**
 * The sandbox's own page and its controls, for whoever sits at this machine; undefined for every
 * other caller and path, who learn nothing of it.
 */
export async function createDesk(parts: DeskParts) {
  const { time, cards, log } = parts;
  const show = await createDeskScreen(parts);

  return async (request: Request, peer: string): Promise<Response | undefined> => {
    const { pathname, searchParams } = new URL(request.url);
    if (!PATHS.includes(pathname) || !isLocal(request, peer)) return undefined;
    if (pathname === '/' && request.method === 'GET') return show(searchParams.get('pressed'));
    if (pathname === '/' || request.method !== 'POST') return refuse(405, 'This takes POST.');
    if (isForeign(request)) return refuse(403, 'Another site must not press these buttons.');
    const form = new URLSearchParams(await request.text());
    try {
      return answer(request, form, pathname === '/_controls/card' ? setCard(form) : advance(form));
    } catch (error) {
      if (error instanceof RangeError) return refuse(400, error.message);
      throw error;
    }
  };

  function advance(form: URLSearchParams): string {
    const by = form.get('by');
    const to = form.get('to');
    if (by === 'day') time.advanceTo(new Date(time.now().getTime() + DAY_MS));
    else if (by === 'renewal') time.advanceToNextRenewal();
    else if (by === null && to !== null) time.advanceTo(momentOf(to));
    else throw new RangeError("Give by=day, by=renewal, or to with a moment such as '2026-03-01'.");
    log(`time advanced to ${time.now().toISOString()}`);
    return by ?? '';
  }

  function setCard(form: URLSearchParams): string {
    const subscription = form.get('subscription') ?? '';
    const declines = form.get('declines');
    if (declines !== 'on' && declines !== 'off') throw new RangeError('Give declines=on or off.');
    cards.decline(subscription, declines === 'on');
    return subscription;
  }

  /** Programs ask for JSON; a browser comes back to the page, to the button that it pressed. */
  function answer({ headers }: Request, form: URLSearchParams, pressed: string): Response {
    const cache = { 'Cache-Control': 'no-store' };
    if (headers.get('accept')?.includes('application/json')) {
      return Response.json({ now: time.now().toISOString() }, { headers: cache });
    }
    const back = new URLSearchParams({ pressed: form.has('to') ? 'to' : pressed });
    return new Response(null, { status: 303, headers: { Location: `/?${back}`, ...cache } });
  }
}

function momentOf(text: string): Date {
  const moment = new Date(text);
  if (Number.isNaN(moment.getTime())) throw new RangeError(`'${text}' is no moment in time.`);
  return moment;
}

function refuse(status: number, sentence: string): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  });
}
