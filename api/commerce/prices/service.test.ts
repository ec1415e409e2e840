import { afterAll, beforeAll, describe, expect, test } from 'bun:test';
import { eq } from 'drizzle-orm';
import { SECRET_KEY, type StartedSandbox, start } from 'payment-sandbox/testing/start';
import type { Database, Db } from '#db/client';
import { openPostgres } from '#db/postgres';
import { priceClaims } from '#db/schema/price-claims';
import { providerPrices } from '#db/schema/provider-prices';
import { openTestDatabase } from '#db/testing/database';
import { ProviderUnavailable } from '../payments/provider/failures.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { createStripeProvider } from '../payments/stripe.ts';
import { createProviderPrices, type PricedItem } from './service.ts';

let provider: StartedSandbox;
let database: Database;
let otherConnection: Database;

beforeAll(async () => {
  provider = await start();
  database = await openTestDatabase();
  const { engine } = database;
  // Both processes share the embedded database's only connection.
  otherConnection = engine.kind === 'server' ? await openPostgres(engine.url) : database;
}, 60_000);
afterAll(async () => {
  if (otherConnection !== database) await otherConnection.close();
  await database.close();
  await provider.sandbox.stop();
});

let lastItem = 0;
const anItem = (values: Partial<PricedItem> = {}): PricedItem => {
  lastItem += 1;
  const item = `product-${lastItem}`;
  return { item, title: 'Saltmarsh', interval: 'month', cents: 1900, currency: 'usd', ...values };
};

/** A process of a shop with its own provider client. */
function aProcess(db: Db, overrides: Partial<PaymentProvider> = {}) {
  const now = () => new Date();
  return createProviderPrices({ db, provider: { ...aProvider(), ...overrides }, now });
}

function aProvider(): PaymentProvider {
  const { url } = provider.sandbox;
  return createStripeProvider({ secretKey: SECRET_KEY, webhookSecret: 'whsec_unused', url });
}

/** The same connection, with something happening during its first read of the prices. */
function lookingBefore(db: Db, happened: () => Promise<unknown>): Db {
  let looks = 0;
  const { findFirst } = db.query.providerPrices;
  const table = Object.assign(Object.create(db.query.providerPrices), {
    async findFirst(...given: Parameters<typeof findFirst>) {
      const found = await db.query.providerPrices.findFirst(...given);
      looks += 1;
      if (looks === 1) await happened();
      return found;
    },
  });
  const query = Object.assign(Object.create(db.query), { providerPrices: table });
  return Object.assign(Object.create(db), { query });
}

async function expectSellable(priceId: string, { cents }: PricedItem): Promise<void> {
  const price = await provider.stripe.prices.retrieve(priceId);
  expect(price).toMatchObject({ id: priceId, active: true, unit_amount: cents });
}

async function currentPriceOf({ item }: PricedItem): Promise<string | undefined> {
  const rows = await database.db.query.providerPrices.findMany({
    where: eq(providerPrices.item, item),
  });
  return rows.find(({ archivedAt }) => archivedAt === null)?.priceId;
}

describe('two processes', () => {
  test('that sell a product for the first time agree on one price, which stays for sale', async () => {
    const wanted = anItem();
    let first = '';
    const late = lookingBefore(otherConnection.db, async () => {
      first = await aProcess(database.db).priceId(wanted);
    });
    const second = await aProcess(late).priceId(wanted);
    expect(second).toBe(first);
    expect(await currentPriceOf(wanted)).toBe(first);
    await expectSellable(first, wanted);
  });

  test('that both see an edited price agree on the new one, which stays for sale', async () => {
    const before = anItem();
    const old = await aProcess(database.db).priceId(before);
    const wanted = { ...before, cents: 2500 };
    let first = '';
    const late = lookingBefore(otherConnection.db, async () => {
      first = await aProcess(database.db).priceId(wanted);
    });
    const second = await aProcess(late).priceId(wanted);
    expect(second).toBe(first);
    expect(await currentPriceOf(wanted)).toBe(first);
    await expectSellable(first, wanted);
    expect((await provider.stripe.prices.retrieve(old)).active).toBe(false);
  });

  test('that sell eight products at once share one support price, and all can be bought', async () => {
    const support = anItem({ item: 'support-regular', title: 'Regular Support', cents: 5000 });
    const websites = Array.from({ length: 8 }, () => anItem());
    const processes = [aProcess(database.db), aProcess(otherConnection.db)];
    const sold = await Promise.all(
      processes.flatMap((process) =>
        websites.map(async (website) => [
          await process.priceId(website),
          await process.priceId(support),
        ]),
      ),
    );
    for (const [index, website] of websites.entries()) {
      expect(sold[index]).toEqual(sold[index + websites.length]);
      await expectSellable(sold[index]?.[0] ?? '', website);
    }
    expect(new Set(sold.map(([, supportPrice]) => supportPrice)).size).toBe(1);
    await expectSellable(sold[0]?.[1] ?? '', support);
    const products = await provider.stripe.products.list({ limit: 100 });
    const made = products.data.filter(({ metadata }) => metadata.item === support.item);
    expect(made).toHaveLength(1);
  });
});

describe('a price being created', () => {
  test('is awaited while another process creates it', async () => {
    const wanted = anItem();
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const { createPrice } = aProvider();
    const first = aProcess(database.db, {
      async createPrice(request) {
        reached.resolve();
        await gate.promise;
        return createPrice(request);
      },
    }).priceId(wanted);
    await reached.promise;
    const second = aProcess(otherConnection.db, {
      createPrice: () => Promise.reject(new Error('It is made once only')),
    }).priceId(wanted);
    gate.resolve();
    expect(await second).toBe(await first);
  });

  test('is created once when another process repeats a lost request', async () => {
    const wanted = anItem();
    const { createPrice } = aProvider();
    const losing = aProcess(database.db, {
      async createPrice(request) {
        await createPrice(request);
        throw new ProviderUnavailable('The answer is lost');
      },
    });
    await expect(losing.priceId(wanted)).rejects.toThrow('The answer is lost');
    const made = await aProcess(otherConnection.db).priceId(wanted);
    await expectSellable(made, wanted);
    const prices = await provider.stripe.prices.list({ limit: 100 });
    const { product } = await provider.stripe.prices.retrieve(made);
    expect(prices.data.filter((price) => price.product === product)).toHaveLength(1);
    expect(await database.db.$count(priceClaims, eq(priceClaims.item, wanted.item))).toBe(0);
  });

  test('is left to the process that took over an expired claim', async () => {
    const wanted = anItem();
    const isOf = eq(priceClaims.item, wanted.item);
    const reached = Promise.withResolvers<void>();
    const gate = Promise.withResolvers<void>();
    const { createPrice } = aProvider();
    const slow = aProcess(database.db, {
      async createPrice(request) {
        reached.resolve();
        await gate.promise;
        return createPrice(request);
      },
    }).priceId(wanted);
    await reached.promise;
    await database.db
      .update(priceClaims)
      .set({ leaseEndsAt: new Date(0) })
      .where(isOf);
    const made = await aProcess(otherConnection.db).priceId(wanted);
    gate.resolve();
    await expect(slow).rejects.toThrow(ProviderUnavailable);
    expect(await currentPriceOf(wanted)).toBe(made);
    await expectSellable(made, wanted);
  });
});

test('creates separate prices for another shop on the same account', async () => {
  const wanted = anItem();
  const ours = await aProcess(database.db).priceId(wanted);
  const otherShop = await openTestDatabase();
  try {
    const theirs = await aProcess(otherShop.db).priceId({ ...wanted, title: 'Another website' });
    expect(theirs).not.toBe(ours);
    await expectSellable(theirs, wanted);
    const { product } = await provider.stripe.prices.retrieve(theirs);
    expect(await provider.stripe.products.retrieve(String(product))).toMatchObject({
      name: 'Another website',
    });
  } finally {
    await otherShop.close();
  }
});
