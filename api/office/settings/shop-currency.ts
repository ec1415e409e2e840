import { and, desc, eq, isNull, ne, or, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { invalid } from '#api/http/failure';
import { currencyName, formatMoney, moneyFormatOf } from '#contract/currency';
import { stepOf } from '#contract/money-format';
import { defaultsOf } from '#contract/section-defaults';
import { maxSupportOf } from '#contract/settings/support';
import type { Db } from '#db/client';
import { discounts } from '#db/schema/discounts';
import { orders } from '#db/schema/orders';
import { products } from '#db/schema/products';
import { projects } from '#db/schema/projects';
import { shopSettings } from '#db/schema/shop-settings';
import type { Currency } from '#db/values/currencies';
import { centsFromDecimal } from '#db/values/money';
import { readStored } from './reader.ts';

const lockKey = sql`hashtextextended('currency of the shop', 0)`;

/** The shop's currency, which then stays until the transaction ends, for an order in it. */
export async function holdCurrency(tx: Db): Promise<Currency> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${lockKey})`);
  return readCurrency(tx);
}

/** Throws a 400 if the shop can't have this currency: there are no mixed sums. */
export async function requireCurrencyChange(tx: Db, path: string, next: Currency): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${lockKey})`);
  const current = await readCurrency(tx);
  if (next === current) return;
  const refuse = (message: string) => {
    throw invalid([{ path, message }]);
  };
  const hasOrders = await isAny(tx, orders, ne(orders.currency, next));
  if (hasOrders || (await isAny(tx, projects))) {
    refuse(
      `This shop has ${hasOrders ? 'orders' : 'projects'} in ${currencyName(current)}, so its currency can’t change anymore.`,
    );
  }
  const { regularPrice, expansionPrice } = {
    ...defaultsOf('support', moneyFormatOf(next)),
    ...(await newestOf(tx, 'support')),
  };
  const support = [regularPrice, expansionPrice].map(centsFromDecimal);
  const most = maxSupportOf(next);
  if (support.some((cents) => cents > most)) {
    refuse(
      `Support packages can cost at most ${formatMoney(most, next)}. Lower their prices first.`,
    );
  }
  const step = stepOf(moneyFormatOf(next));
  if (step > 1 && (support.some((cents) => cents % step > 0) || (await hasFractions(tx)))) {
    refuse(
      `Amounts in ${next.toUpperCase()} have no decimals. Change the prices of your products, support packages and discounts to whole amounts first.`,
    );
  }
}

async function readCurrency(tx: Db): Promise<Currency> {
  return readStored('currency', await newestOf(tx, 'currency')).code;
}

async function newestOf(tx: Db, section: 'currency' | 'support'): Promise<Record<string, unknown>> {
  const [newest] = await tx
    .select({ value: shopSettings.value })
    .from(shopSettings)
    .where(eq(shopSettings.section, section))
    .orderBy(desc(shopSettings.version))
    .limit(1);
  return newest?.value ?? {};
}

async function hasFractions(tx: Db): Promise<boolean> {
  const isFraction = (column: AnyPgColumn) => sql`${column} % 1 <> 0`;
  const hasFraction = or(isFraction(products.monthlyPrice), isFraction(products.annualPrice));
  return (
    (await isAny(tx, products, and(isNull(products.deletedAt), hasFraction))) ||
    isAny(tx, discounts, and(isNull(discounts.endedAt), isFraction(discounts.amountOff)))
  );
}

async function isAny(tx: Db, table: PgTable, where?: SQL): Promise<boolean> {
  const found = await tx.select({ one: sql`1` }).from(table).where(where).limit(1);
  return found.length > 0;
}
