import { expect } from 'bun:test';
import { taxRates } from '#db/schema/tax-rates';
import { type AdminActs, first } from './admin-act.ts';
import type { TestShop } from './shop.ts';

const path = '/api/admin/tax-rates';
const dayMs = 24 * 60 * 60 * 1000;

/** Admin actions on tax rates. */
export const adminTaxActs: AdminActs = {
  'POST /api/admin/tax-rates': async (shop) => {
    await shop.db.delete(taxRates);
    return {
      path,
      body: { country: 'DE', name: 'VAT', percentage: '19', inclusive: true },
      verb: 'tax_rate.added',
      name: 'VAT 19%, Germany',
      changes: [
        first('percentage', '19'),
        first('inclusive', true),
        first('startsAt', expect.stringMatching(/^\d{4}-/)),
      ],
      unversioned: 'It adds a record, and periods of a place can’t overlap.',
    };
  },
  'POST /api/admin/tax-rates/:id/end': async (shop) => {
    const { id, startsAt } = await aRate(shop, -dayMs);
    return {
      path: `${path}/${id}/end`,
      body: {},
      verb: 'tax_rate.ended',
      name: 'VAT 19%, Germany',
      changes: [first('endsAt', expect.not.stringMatching(startsAt.toISOString()))],
      unversioned: 'A rate has one end.',
    };
  },
  'DELETE /api/admin/tax-rates/:id': async (shop) => {
    const { id } = await aRate(shop, dayMs);
    return {
      path: `${path}/${id}`,
      verb: 'tax_rate.removed',
      name: 'VAT 19%, Germany',
      unversioned: 'What is gone has no newer version.',
    };
  },
};

async function aRate(shop: TestShop, afterMs: number) {
  await shop.db.delete(taxRates);
  const [row] = await shop.db
    .insert(taxRates)
    .values({
      country: 'DE',
      name: 'VAT',
      percentage: '19',
      inclusive: true,
      startsAt: new Date(shop.clock.now().getTime() + afterMs),
    })
    .returning();
  if (!row) throw new Error('The rate was not written');
  return row;
}
