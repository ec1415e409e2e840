import { beforeAll, describe, expect, test } from 'bun:test';
import { eq, getTableName, inArray, sql } from 'drizzle-orm';
import { orderLifecycle } from '#api/commerce/orders/lifecycle';
import { createAnalytics } from '#api/oversight/analytics/service';
import type { FileStore } from '#api/platform/files/store';
import { aViewState } from '#api/testing/admin-list-view-acts';
import { anOrder, buy } from '#api/testing/orders';
import { anOrderInReview, aRemark } from '#api/testing/reviews';
import { testShop } from '#api/testing/shop';
import { aShopper } from '#api/testing/shopper';
import { aTicket } from '#api/testing/tickets';
import { chunksOf, pngStart } from '#api/testing/uploads';
import { brand } from '#contract/brand';
import { attachments } from '#db/schema/attachments';
import { briefFiles } from '#db/schema/briefs';
import { cancellationRequests } from '#db/schema/cancellation-requests';
import { listViews } from '#db/schema/list-views';
import { mails } from '#db/schema/mails';
import { orders } from '#db/schema/orders';
import { shopSettings } from '#db/schema/shop-settings';
import { supportTickets } from '#db/schema/support-tickets';
import { ticketMessages } from '#db/schema/ticket-messages';
import { users } from '#db/schema/users';
import { allTables } from '#db/testing/all-tables';
import { createPrivacyService, type PrivacyService } from './service.ts';

const shop = testShop();
const email = 'zenobia@example.com';
let people: PrivacyService;

beforeAll(() => {
  people = createPrivacyService({ db: shop().db, files: shop().files, now: shop().clock.now });
});

function tables(): string[] {
  return Object.values(allTables).map(getTableName).sort();
}

/** The tables that contain one of the words. */
async function tablesThatHold(...words: string[]): Promise<string[]> {
  const holding: string[] = [];
  for (const name of tables()) {
    const rows = await shop().db.execute(
      sql`select coalesce(string_agg(lower(of_it::text), ' '), '') as all from ${sql.identifier(name)} of_it`,
    );
    const [row] = [...((rows as { rows?: object[] }).rows ?? (rows as Iterable<object>))];
    if (words.some((word) => JSON.stringify(row).includes(word.toLowerCase()))) holding.push(name);
  }
  return holding;
}

const end = (orderId: string) =>
  shop().db.transaction(async (tx) => {
    const order = await tx.query.orders.findFirst({ where: eq(orders.orderId, orderId) });
    if (order) await orderLifecycle.end(tx, order, new Date());
  });

/** Tables with personal data: words, names or addresses. */
const whereSomeoneStands = [
  'admin_invitations',
  'attachments',
  'billing_details',
  'brief_files',
  'briefs',
  'cancellation_requests',
  'customer_notes',
  'customers',
  'email_codes',
  'list_views',
  'mails',
  'oidc_identities',
  'order_credentials',
  'order_taxes',
  'orders',
  'people',
  'projects',
  'refunds',
  'review_remarks',
  'review_rounds',
  'site_checks',
  'support_tickets',
  'ticket_messages',
  'users',
  'webhook_deliveries',
  'webhook_events',
];

/** Tables that refer to a person by id only. */
const byIdAlone = [
  'idempotent_requests',
  'api_keys',
  'credential_reveals',
  'default_list_views',
  'known_devices',
  'order_flags',
  'order_stages',
  'password_resets',
  'payments',
  'plan_changes',
  'reconciliation_differences',
  'recovery_codes',
  'renewal_failures',
  'security_events',
  'sessions',
  'mrr_events',
  'totp_secrets',
  'unmatched_subscriptions',
];

/** Tables without personal data. */
const ofNobody = [
  'alerts',
  'audit_entries',
  'canned_replies',
  'dated_deltas',
  'day_zone',
  'discounts',
  'demo_checks',
  'installation',
  'legal_versions',
  'price_claims',
  'processes',
  'products',
  'provider_events',
  'provider_prices',
  'rate_limits',
  'reconciliations',
  'shop_settings',
  'sign_in_policy',
  'tax_rates',
  'total_deltas',
  'totals',
  'webhook_endpoints',
  'webhook_failures',
];

test('classifies every table by whether it contains personal data', () => {
  // Add a new table with personal data to the export and to the erasure.
  expect([...whereSomeoneStands, ...byIdAlone, ...ofNobody].sort()).toEqual(tables());
});

describe('a person', () => {
  let known: Awaited<ReturnType<typeof aShopper>>;
  let keys: string[];

  beforeAll(async () => {
    await aShopper(shop(), 'another');
    known = await aShopper(shop(), 'zenobia');
    const uploaded = await shop().db.select().from(attachments);
    const ofBriefs = await shop().db.select().from(briefFiles);
    keys = [...uploaded, ...ofBriefs].map(({ key }) => key);
  }, 60_000);

  test('gets all data about them and no secrets', async () => {
    const json = await people.export(email);
    const { exportedAt, ...told } = JSON.parse(json);
    expect(told).toMatchObject({
      email,
      profile: { firstName: 'ZENOBIA', lastName: 'Of zenobia', isAdmin: false },
      records: [{ email, phone: known.phone, orders: 1, tickets: 1 }],
      billingDetails: { name: known.words, city: known.words },
      notes: [{ text: known.words }],
      login: { username: email },
      loginProviders: [{ issuer: 'https://id.example', subject: 'zenobia' }],
      sessions: [{ sess: { device: expect.any(String) } }],
      invitations: [{ email, role: 'support' }],
      emailCodes: [{ email }],
      passwordResets: [{ customerId: known.customerId }],
      unsentFiles: [{ name: 'zenobia.txt' }],
      listViews: [{ list: 'orders', name: known.words }],
      orders: [
        {
          orderId: known.order.orderId,
          customerPhone: known.phone,
          totalMonthlyAmount: '19.00',
          payments: [{ kind: 'paid', amount: '19.00' }],
          cancellations: [{ reason: known.words }],
          brief: { answers: { business: { text: known.words } } },
          briefFiles: [{ field: 'otherFiles', name: 'zenobia.txt' }],
          stages: [{ stage: 'requirements' }],
          reviews: [
            {
              previewUrl: 'https://preview.example/zenobia/',
              approvedName: known.words,
              remarks: [{ text: known.words }],
            },
          ],
          refunds: [{ reason: known.words, amount: '1.00' }],
          previewUrl: 'https://preview.example/zenobia/',
          liveUrl: 'https://zenobia.example/',
          siteCheck: { url: 'https://zenobia.example/', status: 200 },
          credentials: [{ label: known.words }],
          credentialReveals: [{ customerId: known.customerId }],
        },
      ],
      namedInOrders: [],
      projects: [{ businessName: known.words, amount: '199.00' }],
      tickets: [
        {
          subject: known.words,
          messages: [
            { message: known.words, attachments: [] },
            { message: known.words, attachments: [{ name: 'zenobia.txt' }] },
          ],
        },
      ],
    });
    expect(told.mails.map(({ kind }: { kind: string }) => kind)).toContain('receipt');
    expect(told.webhookEvents).toMatchObject([{ type: 'order.delivered' }]);
    expect(json).not.toContain('another');
    expect(json).not.toMatch(
      /sealed|argon|codeHash|tokenHash|"sid"|checkoutId|checkoutUrl|checkoutSecret|"html"/,
    );
  });

  test('is not erased while a subscription is active', async () => {
    const why = `The subscription ${known.order.orderId} is still active.`;
    await expect(people.plan(email)).rejects.toThrow(why);
    await expect(people.erase(email)).rejects.toThrow(why);
    expect(await tablesThatHold(email)).toContain('customers');
  });

  test('is removed from all tables and files, but payments stay', async () => {
    await end(known.order.orderId);
    const analytics = createAnalytics({ db: shop().db });
    const before = { revenue: await analytics.revenue(), ...(await analytics.figures()) };
    const theirs = await filesOf(email);
    expect(theirs).toHaveLength(3);
    expect(await people.plan(email)).toContain('an account, 1 order, 1 project, 1 ticket,');
    expect(await people.erase(email)).toMatch(/^Erased zenobia@example\.com: an account, .*cus_/s);

    expect(await tablesThatHold('zenobia', known.customerId)).toEqual([]);
    for (const key of keys) {
      const isTheirs = theirs.includes(key);
      expect((await shop().files.get(key)) === null).toBe(isTheirs);
    }
    const after = { revenue: await analytics.revenue(), ...(await analytics.figures()) };
    expect(after).toEqual({ ...before, openTickets: before.openTickets - 1 });
    const answer = await shop().get('/api/customer/auth/user', { cookie: known.cookie });
    expect(answer.status).toBe(401);
  });

  test('is not searched for by views of others any longer', async () => {
    const { user } = await aShopper(shop(), 'vera');
    const state = { ...aViewState, q: 'Yusuf@Example.com' };
    await shop().db.insert(listViews).values({ userId: user.id, list: 'orders', name: 'Y', state });
    await anOrder(shop().db, {
      customerEmail: 'yusuf@example.com',
      subscriptionStatus: 'cancelled',
    });
    await people.erase('yusuf@example.com');
    expect(await tablesThatHold('yusuf')).toEqual([]);
  });

  test('leaves an order that still adds up and an anonymous request', async () => {
    const [order] = await shop()
      .db.select()
      .from(orders)
      .where(eq(orders.orderId, known.order.orderId));
    expect(order).toMatchObject({
      customerId: null,
      customerName: 'Erased',
      customerEmail: 'erased',
      customerPhone: null,
      cardBrand: null,
      cardLast4: null,
      deliveryNote: null,
      previewUrl: null,
      totalMonthlyAmount: 1900,
      stripeSubscriptionId: known.order.stripeSubscriptionId,
      termsVersion: known.order.termsVersion,
    });
    const [request] = await shop()
      .db.select()
      .from(cancellationRequests)
      .where(eq(cancellationRequests.orderId, known.order.id));
    expect(request).toMatchObject({ customerId: 'erased', reason: null });
  });

  test('leaves other people’s data alone', async () => {
    expect(await tablesThatHold('another')).toEqual(
      // Orders of this test have no tax.
      whereSomeoneStands.filter((table) => table !== 'order_taxes'),
    );
  });

  test('is unknown afterwards and can register again', async () => {
    await expect(people.erase(email)).rejects.toThrow('No data is stored for');
    await expect(people.export(email)).rejects.toThrow('No data is stored for');
    const again = await aShopper(shop(), 'zenobia');
    expect(again.customerId).not.toBe(known.customerId);
  });

  async function filesOf(address: string): Promise<string[]> {
    const rows = await shop()
      .db.select({ key: attachments.key })
      .from(attachments)
      .innerJoin(users, eq(users.id, attachments.userId))
      .where(eq(users.email, address));
    const ofBrief = await shop()
      .db.select({ key: briefFiles.key })
      .from(briefFiles)
      .where(eq(briefFiles.orderId, known.order.id));
    return [...rows, ...ofBrief].map(({ key }) => key);
  }
});

describe('a guest', () => {
  const guest = 'guest@example.com';

  test('is found by the email of their order, regardless of case', async () => {
    const order = await buy(shop(), '', { customerEmail: 'Guest@Example.com' });
    const told = JSON.parse(await people.export(guest));
    expect(told).toMatchObject({ profile: null, orders: [{ orderId: order.orderId }] });
    await expect(people.erase(guest)).rejects.toThrow('is still active');
    await end(order.orderId);
    expect(await people.erase(guest)).toContain('1 order');
    expect(await tablesThatHold(guest)).toEqual([]);
  });

  test('loses the screenshots of their reviews with the files', async () => {
    const { id: orderId } = await anOrderInReview(shop(), { customerEmail: guest });
    const order = await shop().db.query.orders.findFirst({ where: eq(orders.id, orderId) });
    if (!order) throw new Error('The order is gone');
    const { services, files } = shop();
    const { id, key } = await services.screenshotUploads.add(order, {
      userId: null,
      name: 'soup.png',
      address: '127.0.0.1',
      chunks: chunksOf(pngStart),
    });
    const patch = { ...aRemark(), screenshotId: id };
    await services.reviews.save(order, { id: crypto.randomUUID(), patch, userId: null });
    expect(JSON.parse(await people.export(guest))).toMatchObject({
      orders: [{ reviews: [{ remarks: [{ screenshot: { name: 'soup.png' } }] }] }],
    });
    await end(order.orderId);
    expect(await files.get(key)).not.toBeNull();
    await people.erase(guest);
    expect(await files.get(key)).toBeNull();
    expect(await tablesThatHold(guest, 'soup.png')).toEqual([]);
  });

  test('is not erased while a checkout can still be paid', async () => {
    const checkoutExpiresAt = shop().clock.now();
    await anOrder(shop().db, {
      customerEmail: guest,
      paymentStatus: 'pending',
      subscriptionStatus: 'pending',
      paidAt: null,
      checkoutExpiresAt,
    });
    await expect(people.erase(guest)).rejects.toThrow('can still be paid');
    // A failed payment leaves the checkout open for another attempt.
    await shop()
      .db.update(orders)
      .set({ paymentStatus: 'failed' })
      .where(eq(orders.customerEmail, guest));
    await expect(people.erase(guest)).rejects.toThrow('can still be paid');
    shop().clock.shiftMs += 25 * 60 * 60 * 1000;
    await people.erase(guest);
    shop().clock.shiftMs = 0;
  });
});

test('erases files that are uploaded during the erasure', async () => {
  const { db, files } = shop();
  const { id, email: address } = await shop().signIn();
  const user = await db.query.users.findFirst({ where: eq(users.customerId, id) });
  const ticket = await aTicket(db, { customerId: id, email: address });
  const message = await db.query.ticketMessages.findFirst({
    where: eq(ticketMessages.ticketId, ticket.id),
  });
  const add = async (key: string) => {
    await files.put(key, new Uint8Array(1));
    const file = { key, name: 'a.txt', type: 'text/plain', sizeBytes: 1, userId: user?.id };
    await db.insert(attachments).values({ ...file, messageId: message?.id });
  };
  await add('attachments/there');
  const late: FileStore = {
    ...files,
    async remove(key) {
      if (key === 'attachments/there') await add('attachments/late');
      await files.remove(key);
    },
  };
  await createPrivacyService({ db, files: late, now: shop().clock.now }).erase(address);
  expect(await files.get('attachments/late')).toBeNull();
  expect(await db.$count(supportTickets, eq(supportTickets.id, ticket.id))).toBe(0);
});

test('keeps an account’s order that contains another person’s address', async () => {
  const { cookie, id } = await shop().signIn();
  const typed = 'typed@example.com';
  const order = await buy(shop(), cookie, { customerEmail: typed });
  await end(order.orderId);
  await shop().signIn({ email: typed });
  expect(JSON.parse(await people.export(typed))).toMatchObject({
    orders: [],
    namedInOrders: [order.orderId],
  });
  expect(await people.erase(typed)).toContain(`not changed: ${order.orderId}.`);
  const kept = await shop().db.query.orders.findFirst({ where: eq(orders.id, order.id) });
  expect(kept).toMatchObject({ customerId: id, customerEmail: typed });
});

test('keeps emails to an address that another person also uses', async () => {
  const shared = 'office@example.com';
  const { cookie, email: first } = await shop().signIn();
  const order = await buy(shop(), cookie, { customerEmail: shared });
  await end(order.orderId);
  await buy(shop(), '', { customerEmail: shared });
  await people.erase(first);
  const mails = await shop().mailsTo(shared);
  expect(mails.map(({ kind }) => kind)).toEqual(['receipt', 'receipt']);
});

test('erases what the shop was emailed about their orders, and nothing about others', async () => {
  const { cookie, email: address } = await shop().signIn();
  const order = await buy(shop(), cookie);
  const other = await buy(shop(), '', { customerEmail: 'other@example.com' });
  await shop()
    .db.insert(mails)
    .values(
      [order, other].flatMap(({ orderId }) => [
        {
          key: `website-alert:${orderId}:1`,
          kind: 'website-alert',
          to: brand.supportEmail,
          subject: 'Website down: harbor.example',
          text: null,
        },
        {
          key: `payment-disputed:of-${orderId === order.orderId ? 1 : 2}`,
          kind: 'payment-disputed',
          to: 'ada@example.com',
          subject: 'Payment disputed',
          text: `Order: ${orderId}`,
        },
      ]),
    );
  await end(order.orderId);
  await people.erase(address);
  const left = await shop()
    .db.select({ key: mails.key })
    .from(mails)
    .where(inArray(mails.kind, ['website-alert', 'payment-disputed']));
  expect(left.map(({ key }) => key).sort()).toEqual([
    'payment-disputed:of-2',
    `website-alert:${other.orderId}:1`,
  ]);
});

test('refuses to erase admins and the shop itself', async () => {
  const { email: admin } = await shop().signIn({ isAdmin: true });
  await expect(people.erase(admin)).rejects.toThrow('an admin account');
  await expect(people.erase(brand.supportEmail)).rejects.toThrow('the shop’s own address');
});

test('treats a former support address as the shop’s own', async () => {
  const former = 'former@example.com';
  await shop()
    .db.insert(shopSettings)
    .values([
      { section: 'sender', version: 1, value: { supportEmail: former }, changedBy: 'Ada' },
      {
        section: 'sender',
        version: 2,
        value: { supportEmail: 'now@example.com' },
        changedBy: 'Ada',
      },
    ]);
  await buy(shop(), '', { customerEmail: former });
  await expect(people.erase(former)).rejects.toThrow('the shop’s own address');
});

test('logs no personal data', () => {
  expect(shop().log.join('\n')).not.toMatch(/@example\.com|Zenobia/i);
});
