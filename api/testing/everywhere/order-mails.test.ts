import { describe, expect, setDefaultTimeout, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import {
  mailBriefReminder,
  mailReviewReminder,
} from '#api/commerce/orders/delivery/pause-reminders';
import { mailReady } from '#api/commerce/orders/delivery/service';
import {
  mailEnd,
  mailFailedRenewal,
  mailPayment,
  mailRefund,
} from '#api/commerce/orders/mail/payments';
import { recordPlan } from '#api/commerce/orders/plan';
import { mailPreview } from '#api/delivery/reviews/mails';
import { mailSiteStatus } from '#api/delivery/site-checks/service';
import { priceOrder } from '#contract/plans';
import { briefs } from '#db/schema/briefs';
import { type OrderRow, orders } from '#db/schema/orders';
import type { MailKind } from '#db/values/mail-kinds';
import { buy, findOrder } from '../orders.ts';
import { codeSentTo, cookieOf, password, signUp } from '../people.ts';
import { testShop } from '../shop.ts';

setDefaultTimeout(30_000);

const shop = testShop();
const dayMs = 24 * 60 * 60 * 1000;
const at = new Date();
const later = new Date(at.getTime() + 30 * dayMs);
const reminder = (kind: string) => ({ at, isLast: false, key: `${kind}:${crypto.randomUUID()}` });
const url = 'https://www.harbor.example/';

/** An order, its buyer's session ('': a guest), and a session of an admin. */
type Sold = { order: OrderRow; buyer: string; admin: string };

type Cause = (sold: Sold) => Promise<unknown>;

/** Emails that are not about an order of theirs, or go to the shop. */
type Other =
  | 'email-code'
  | 'password-reset'
  | 'password-changed'
  | 'new-sign-in'
  | 'email-changed'
  | 'email-taken'
  | 'address-removed'
  | 'two-steps-switched'
  | 'admin-invitation'
  | 'ticket-opened'
  | 'ticket-answered'
  | 'ticket-asked'
  | 'website-alert'
  | 'certificate-ending'
  | 'operations-alert'
  | 'webhook-off'
  | 'review-sent'
  | 'website-approved'
  | 'payment-disputed';

type OrderMailKind = Exclude<MailKind, Other>;

const cancel = ({ order }: Sold) => `/api/customer/subscriptions/${order.id}/cancel`;
const requestCancellation: Cause = (sold) => shop().post(cancel(sold), {}, { cookie: sold.buyer });

/** What causes each email about an order, in an order in which all can happen. */
const causes: Record<OrderMailKind, Cause> = {
  receipt: async () => {},
  'brief-reminder': ({ order }) =>
    mailBriefReminder(shop().db, shop().mail, order, reminder('brief')),
  'brief-questions': async ({ order, admin }) => {
    await shop().db.insert(briefs).values({ orderId: order.id, sections: [], sentAt: at });
    const asked = { questions: ['Do you deliver?'], sectionId: null };
    await shop().post(`/api/orders/${order.id}/brief/questions`, asked, { cookie: admin });
  },
  'order-link': ({ order, admin }) =>
    shop().post(`/api/orders/${order.id}/links`, undefined, { cookie: admin }),
  'preview-ready': ({ order }) => mailPreview(shop().db, shop().mail, order, at),
  'review-reminder': ({ order }) =>
    mailReviewReminder(shop().db, shop().mail, order, reminder('review')),
  'website-ready': ({ order }) =>
    mailReady(shop().db, shop().mail, order, { note: null, liveUrl: url, at }),
  'website-status': ({ order }) =>
    mailSiteStatus(shop().db, shop().mail, order, {
      url,
      problem: 'no_answer',
      status: null,
      failingSince: at,
      checkedAt: later,
      orderId: order.id,
      answeredAt: at,
      certificateEndsAt: null,
      dueAt: later,
      responseMs: null,
    }),
  'renewal-reminder': async ({ order }) => {
    const nextChargeAt = new Date(shop().clock.now().getTime() + 10 * dayMs);
    const annual = { billingInterval: 'year', nextChargeAt } as const;
    await shop().db.update(orders).set(annual).where(eq(orders.id, order.id));
    await shop().services.remindOfRenewals();
  },
  'renewal-failed': ({ order }) =>
    mailFailedRenewal(shop().db, shop().mail, order, {
      invoiceId: `in_${order.id}`,
      isOpen: true,
      attempts: 1,
      dueCents: 1900,
      payUrl: 'https://pay.example/',
      owedSince: at,
    }),
  'payment-received': ({ order }) =>
    mailPayment(shop().db, shop().mail, order, {
      charge: {
        invoiceId: `in_${order.id}`,
        number: null,
        url: null,
        subscriptionId: null,
        cents: 1900,
        discountCents: 0,
        taxCents: 0,
        taxRate: null,
        reverseCharge: false,
        creditCents: 0,
        card: null,
        refundedCents: 0,
        wasDisputed: false,
        currency: 'usd',
        paidAt: at,
        periodStartsAt: at,
        periodEndsAt: later,
      },
      returns: { refunds: [], disputes: [] },
      wasLate: false,
    }),
  'refund-made': ({ order }) =>
    mailRefund(shop().db, shop().mail, order, {
      cents: 100,
      subscription: 'goes_on',
      key: `${order.id}`,
    }),
  'plan-changed': ({ order }) => {
    const prices = { monthlyCents: 1900, annualCents: 19900, supportTiers: [] };
    const supportPrices = { none: 0, migration: 0, regular: 5000, expansion: 9900 };
    return recordPlan(
      shop().db,
      order,
      {
        billingInterval: 'year',
        supportPackage: 'regular',
        price: priceOrder({ ...prices, supportPrices }, 'regular', 'year'),
      },
      { nextChargeAt: later, syncedAt: at, mail: shop().mail },
    );
  },
  'cancellation-requested': requestCancellation,
  'cancellation-kept': (sold) =>
    shop().send('DELETE', cancel(sold), undefined, { cookie: sold.buyer }),
  'cancellation-processed': async (sold) => {
    await requestCancellation(sold);
    const when = { when: 'period_end' };
    await shop().post(`/api/orders/${sold.order.id}/cancel`, when, { cookie: sold.admin });
  },
  'subscription-cancelled': ({ order, admin }) =>
    shop().post(`/api/orders/${order.id}/cancel`, { when: 'now' }, { cookie: admin }),
  'subscription-ended': ({ order }) => mailEnd(shop().db, shop().mail, order, at),
};

const kinds = Object.keys(causes) as OrderMailKind[];
const ofAccountsOnly: OrderMailKind[] = [
  'cancellation-requested',
  'cancellation-kept',
  'cancellation-processed',
];

/** Causes every email about an order. Returns each one's recipient, in the order of the kinds. */
async function mailAll(
  order: OrderRow,
  buyer: string,
  caused: readonly OrderMailKind[],
): Promise<{ kind: string; to: string[]; greets: boolean }[]> {
  const { cookie: admin } = await shop().signIn({ isAdmin: true });
  for (const kind of caused) {
    await causes[kind]({ order: await findOrder(shop(), order.orderId), buyer, admin });
  }
  await shop().sandbox.webhooks.settled();
  const all = (await shop().db.query.mails.findMany()).filter(({ text }) =>
    text?.includes(order.orderId),
  );
  return caused.map((kind) => {
    const sent = all.filter((mail) => mail.kind === kind);
    return {
      kind,
      to: [...new Set(sent.map(({ to }) => to))],
      greets: sent.every(({ text }) => text?.includes('Ada Lovelace')),
    };
  });
}

describe('every email about an order goes', () => {
  test('to the verified email of its account, whatever was typed at checkout', async () => {
    const caused = kinds.filter((kind) => kind !== 'order-link');
    const { email: first, cookie } = await signUp(shop());
    const verified = await verify(cookie, first);
    const to = `new-${first}`;
    const body = { email: to, currentPassword: password };
    expect((await shop().post('/api/customer/email', body, { cookie: verified })).status).toBe(200);
    const buyer = await verify(verified, to);
    const order = await buy(shop(), buyer, { customerEmail: `typed-${first}` });
    expect(await mailAll(order, buyer, caused)).toEqual(
      caused.map((kind) => ({ kind, to: [to], greets: true })),
    );
  });

  test('to the address typed at checkout without an account, and names no one', async () => {
    const caused = kinds.filter((kind) => !ofAccountsOnly.includes(kind));
    const to = `${crypto.randomUUID()}@example.com`;
    const order = await buy(shop(), '', { customerEmail: to });
    expect(await mailAll(order, '', caused)).toEqual(
      caused.map((kind) => ({ kind, to: [to], greets: false })),
    );
  });
});

async function verify(cookie: string, email: string): Promise<string> {
  const code = await codeSentTo(shop(), email);
  return cookieOf(await shop().post('/api/customer/email/verify', { code }, { cookie }));
}
