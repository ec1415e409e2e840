import { createAdmin } from '#api/identity/accounts/admins';
import { createPasswords } from '#api/identity/accounts/passwords';
import { createGuestLinks } from '#api/support/tickets/guest-links';
import { openPostgres } from '#db/postgres';
import { openCheckout } from '../bench/call-rows.ts';
import { type BenchShop, openBenchShop } from '../bench/shop.ts';
import { complaints } from '../gameday/figures.ts';
import { type LivePage, openLivePage } from '../gameday/live-page.ts';
import { admin } from '../gameday/shop.ts';
import { tellAdmins } from '../gameday/tell-admins.ts';
import { createVisitors } from '../gameday/visitors.ts';
import { cookieOf } from '../people.ts';
import { percentiles, probeVisits } from './probe.ts';
import { behindProxy, type Scenario } from './scenario.ts';

const checkoutPages = 1000;
const checkouts = 20;
/** A session opens at most four. */
const adminSessions = 50;
const pagesPerSession = 4;
const guestPages = 200;
/** How often an open ticket is fetched. */
const guestPauseMs = 20_000;
const networks = 50;
const visits = { count: 100, pauseMs: 20 };
/** Until all pages wait. */
const settleMs = 5000;
const edits = 5;
/** How long an edit may typically take to reach the last admin page. */
const maxHeardMs = 1000;
type Send = ReturnType<typeof createVisitors>['send'];

const sessionSecret = 'a secret of live pages: 32 or more characters';

/**
 * A thousand pages wait for their payment, admins listen for live updates, guests read their tickets
 * again and again, and other visitors hardly notice.
 */
export const livePages: Scenario = async () => {
  const shop = await openBenchShop({ ...behindProxy, SESSION_SECRET: sessionSecret });
  const leaving = new AbortController();
  const adminPages: LivePage[] = [];
  try {
    const { url, memoryMb } = shop.server();
    const { send } = createVisitors(url);
    const sessions: string[] = [];
    while (sessions.length < checkouts) sessions.push((await openCheckout(shop)).sessionId);
    const ticket = await openTicket(shop, send);
    const cookies = await signInAdmins(shop, send);
    await probeVisits(url, visits);
    const without = await probeVisits(url, visits);
    const before = memoryMb();
    const waiting = keepWaiting(url, sessions, leaving.signal);
    const reading = keepReading(ticket, leaving.signal);
    for (const cookie of cookies) {
      for (let page = 0; page < pagesPerSession; page += 1) {
        adminPages.push(openLivePage({ url, cookie, network: networkOf(adminPages.length) }));
      }
    }
    await Bun.sleep(settleMs);
    const held = waiting.count();
    const open = adminPages.filter((page) => page.isOpen()).length;
    const withThem = await probeVisits(url, visits);
    const heard = await tellAdmins(
      { send, cookie: cookies[0] ?? '', pages: adminPages, productId: 1 },
      (made) => made === edits,
    );
    const refusals = [...waiting.refusals, ...reading.refusals];
    return {
      tried: checkoutPages + adminPages.length + guestPages,
      lost: heard.lost,
      doubled: heard.doubled,
      wrong: complaints([
        [held < checkoutPages, `${checkoutPages - held} checkout pages didn’t wait`],
        [open < adminPages.length, `${adminPages.length - open} admin pages weren’t open`],
        [reading.count() === 0, 'no ticket was read'],
        [refusals.length > 0, `${refusals.length} pages were refused, first with ${refusals[0]}`],
        [withThem.failed.length > 0, withThem.failed.join(', ')],
        [heard.typicalMs > maxHeardMs, `an update took ${Math.round(heard.typicalMs)} ms`],
      ]),
      longestGapMs: Math.max(...withThem.times),
      line: `${held} checkout pages wait, ${open} admin pages listen, ${guestPages} guests read a ticket (${reading.count()} times): others took ${percentiles(withThem.times)}, without them ${percentiles(without.times)}; an edit reached all admin pages after ${Math.round(heard.typicalMs)} ms (median); ${Math.round(memoryMb() - before)} MB more`,
    };
  } finally {
    leaving.abort();
    for (const page of adminPages) page.close();
    await shop.stop();
  }
};

/** Returns a cookie for each session. */
async function signInAdmins({ databaseUrl }: BenchShop, send: Send): Promise<string[]> {
  const { db, close } = await openPostgres(databaseUrl);
  await createAdmin(db, createPasswords(), { ...admin, email: 'grace@example.com' }).finally(close);
  const cookies: string[] = [];
  while (cookies.length < adminSessions) {
    cookies.push(cookieOf(await send('POST', '/api/admin/login', { body: admin })));
  }
  return cookies;
}

/** Returns the address at which a guest reads a new ticket. */
async function openTicket({ server, databaseUrl }: BenchShop, send: Send): Promise<string> {
  const body = {
    ...{ customerType: 'new', inquiryType: 'Pricing Questions', email: 'ada@example.com' },
    ...{ subject: 'What does it cost?', message: 'A month.' },
  };
  const { ticketId } = await (await send('POST', '/api/support', { body })).json();
  const { db, close } = await openPostgres(databaseUrl);
  const tickets = await db.query.supportTickets.findMany().finally(close);
  const ticket = tickets.find((each) => each.ticketId === ticketId);
  if (!ticket) throw new Error(`${ticketId} isn’t in the database`);
  const links = createGuestLinks({ secrets: [sessionSecret], now: () => new Date() });
  return `${server().url}/api/guest/tickets/${links.tokenFor(ticket)}`;
}

/** Keeps as many requests open as there are pages that wait for a payment. A refused page gives up. */
function keepWaiting(url: string, sessions: string[], signal: AbortSignal) {
  const refusals: number[] = [];
  let waiting = 0;
  for (let index = 0; index < checkoutPages; index++) void wait(index).catch(() => undefined);
  return { refusals, count: () => waiting };

  async function wait(index: number): Promise<void> {
    const headers = { 'x-forwarded-for': networkOf(index) };
    const path = `/api/checkout/sessions/${sessions[index % sessions.length]}?wait=20`;
    while (!signal.aborted) {
      waiting += 1;
      try {
        const response = await fetch(`${url}${path}`, { headers, signal });
        await response.text();
        if (!response.ok) return void refusals.push(response.status);
      } finally {
        waiting -= 1;
      }
    }
  }
}

/** Fetches a ticket as many open pages do, spread over their pause. */
function keepReading(ticket: string, signal: AbortSignal) {
  const refusals: number[] = [];
  let read = 0;
  for (let index = 0; index < guestPages; index++) void open(index).catch(() => undefined);
  return { refusals, count: () => read };

  async function open(index: number): Promise<void> {
    await Bun.sleep((index / guestPages) * guestPauseMs);
    while (!signal.aborted) {
      const headers = { 'x-forwarded-for': networkOf(index) };
      const response = await fetch(ticket, { headers, signal });
      await response.text();
      if (!response.ok) return void refusals.push(response.status);
      read += 1;
      await Bun.sleep(guestPauseMs);
    }
  }
}

function networkOf(index: number): string {
  return `10.3.0.${index % networks}`;
}
