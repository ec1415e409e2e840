import { and, asc, desc, eq, gt, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { Failure, invalid } from '#api/http/failure';
import { parseRowId } from '#api/http/schema-of';
import { type Actor, changesBetween, factsOf, writeAudit } from '#api/office/audit/write-audit';
import type { ShopSettingsReader } from '#api/office/settings/reader';
import type { Clock } from '#api/platform/clock';
import { countryName } from '#contract/countries';
import { taxRate } from '#contract/nouns/tax-rate';
import type { NewTaxRate, TaxRate } from '#contract/tax-rates';
import { dayIn, startOfDayIn } from '#contract/zoned-days';
import type { Db } from '#db/client';
import { orderTaxes } from '#db/schema/order-taxes';
import { type TaxRateRow, taxRates } from '#db/schema/tax-rates';

const noSuchRate = 'This tax rate was not found.';

type Place = Pick<TaxRateRow, 'country' | 'region'>;

type Dependencies = { db: Db; settings: ShopSettingsReader; now: Clock };

export type TaxRates = ReturnType<typeof createTaxRates>;

/** The shop's own tax rates as admins manage them. A rate in force never changes. */
export function createTaxRates({ db, settings, now }: Dependencies) {
  const zone = () => settings.current().reports.timeZone;

  return {
    list: () => listRates(db),

    async add(actor: Actor, { startsOn, ...input }: NewTaxRate): Promise<TaxRateRow> {
      const at = now();
      const startsAt = startsOn === null ? at : startOfDayIn(zone(), startsOn);
      return db.transaction(async (tx) => {
        await lockRates(tx);
        const earlier = await listRates(tx, input);
        refuseOverlap(earlier, { startsAt, at });
        const [last] = earlier;
        if (last && last.endsAt === null) {
          if (last.inclusive !== input.inclusive) throw otherPrices(last);
          await tx.update(taxRates).set({ endsAt: startsAt }).where(eq(taxRates.id, last.id));
        }
        const [added] = await tx
          .insert(taxRates)
          .values({ ...input, startsAt, createdAt: at, updatedAt: at })
          .returning();
        if (!added) throw new Error('The tax rate was not written');
        const changes = changesBetween({}, factsOf(taxRate.fields, added));
        await writeAudit(tx, actor, {
          at,
          verb: 'tax_rate.added',
          subject: subjectOf(added),
          changes,
        });
        return added;
      });
    },

    /** Ends a rate that is in force: from now on its place has none. */
    async end(actor: Actor, id: string): Promise<TaxRateRow> {
      const at = now();
      return db.transaction(async (tx) => {
        await lockRates(tx);
        const found = await find(tx, id);
        if (found.startsAt > at || found.endsAt) {
          throw new Failure('conflict', 'This rate isn’t in force, or its end is set already.');
        }
        const [ended] = await tx
          .update(taxRates)
          .set({ endsAt: at })
          .where(eq(taxRates.id, found.id))
          .returning();
        if (!ended) throw new Failure('not_found', noSuchRate);
        const changes = changesBetween(
          factsOf(taxRate.fields, found),
          factsOf(taxRate.fields, ended),
        );
        await writeAudit(tx, actor, {
          at,
          verb: 'tax_rate.ended',
          subject: subjectOf(ended),
          changes,
        });
        return ended;
      });
    },

    /** Removes a rate that hasn't started. The one that it would have followed goes on. */
    async remove(actor: Actor, id: string): Promise<TaxRateRow[]> {
      const at = now();
      return db.transaction(async (tx) => {
        await lockRates(tx);
        const found = await find(tx, id);
        const isUsed = await tx.$count(orderTaxes, eq(orderTaxes.rateId, found.id));
        if (found.startsAt <= at || isUsed) {
          throw new Failure(
            'conflict',
            'This rate is in use, so it can’t be removed. End it, or add a rate that follows it.',
          );
        }
        await tx.delete(taxRates).where(eq(taxRates.id, found.id));
        await tx
          .update(taxRates)
          .set({ endsAt: found.endsAt })
          .where(and(isPlace(found), eq(taxRates.endsAt, found.startsAt)));
        await writeAudit(tx, actor, { at, verb: 'tax_rate.removed', subject: subjectOf(found) });
        return listRates(tx);
      });
    },
  };

  function refuseOverlap(
    [last]: readonly TaxRateRow[],
    { startsAt, at }: { startsAt: Date; at: Date },
  ): void {
    if (!last) return;
    const message = overlapOf(last, { startsAt, at });
    if (message) throw invalid([{ path: 'startsOn', message }]);
  }

  function overlapOf(
    last: TaxRateRow,
    { startsAt, at }: { startsAt: Date; at: Date },
  ): string | null {
    const place = placeName(last);
    const day = (instant: Date) => dayIn(zone(), instant);
    if (last.endsAt && startsAt < last.endsAt) {
      return `${place} has a rate until ${day(last.endsAt)}. Choose that day or a later one.`;
    }
    if (startsAt <= last.startsAt) {
      return `${place} has a rate from ${day(last.startsAt)}. Choose a later day, or remove that rate first.`;
    }
    return !last.endsAt && startsAt < at
      ? `${place} has a rate that is in force. Choose a day after today for the next one.`
      : null;
  }
}

/** The rates in force at an instant: of the country, and of its regions. */
export function listRatesAt(db: Db, country: string, at: Date): Promise<TaxRateRow[]> {
  return db
    .select()
    .from(taxRates)
    .where(and(eq(taxRates.country, country), isInForce(at)))
    .orderBy(asc(taxRates.region));
}

export function isInForce(at: Date | SQL) {
  return and(lte(taxRates.startsAt, at), or(isNull(taxRates.endsAt), gt(taxRates.endsAt, at)));
}

export function taxRateToWire(row: TaxRateRow, now: Date): TaxRate {
  const { id, country, region, name, percentage, inclusive, startsAt, endsAt } = row;
  return {
    id,
    country,
    region,
    name,
    percentage,
    inclusive,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt?.toISOString() ?? null,
    status: statusOf(row, now),
  };
}

function statusOf({ startsAt, endsAt }: TaxRateRow, now: Date): TaxRate['status'] {
  if (endsAt && endsAt <= now) return 'ended';
  return startsAt > now ? 'scheduled' : 'in_force';
}

/** The newest of each place first. */
function listRates(db: Db, place?: Place): Promise<TaxRateRow[]> {
  return db
    .select()
    .from(taxRates)
    .where(place && isPlace(place))
    .orderBy(asc(taxRates.country), sql`${taxRates.region} nulls first`, desc(taxRates.startsAt));
}

async function find(tx: Db, id: string): Promise<TaxRateRow> {
  const found = await tx.query.taxRates.findFirst({
    where: eq(taxRates.id, parseRowId(id, noSuchRate)),
  });
  if (!found) throw new Failure('not_found', noSuchRate);
  return found;
}

/** One change at a time, so that no two periods of a place overlap. */
async function lockRates(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('tax_rates'))`);
}

function isPlace({ country, region }: Place) {
  return and(
    eq(taxRates.country, country),
    region === null ? isNull(taxRates.region) : eq(taxRates.region, region),
  );
}

function placeName({ country, region }: Place): string {
  return region === null ? countryName(country) : `${countryName(country)} (${region})`;
}

const subjectOf = (row: TaxRateRow) => ({
  id: row.id,
  name: `${row.name} ${row.percentage}%, ${placeName(row)}`,
});

/** Otherwise the next renewal would cost more or less than the price that subscriptions keep. */
function otherPrices(last: TaxRateRow): Failure {
  const message = last.inclusive
    ? `Prices in ${placeName(last)} include tax, and have to in the next rate, too.`
    : `Tax in ${placeName(last)} is added to prices, and has to be in the next rate, too.`;
  return invalid([{ path: 'inclusive', message }]);
}
