import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import type { Clock } from '#api/platform/clock';
import * as endpoint from '#contract/endpoints/tax-rates';
import { type TaxRates, taxRateToWire } from './rates.ts';

type Dependencies = { access: SessionAccess; taxRates: TaxRates; now: Clock };

export function taxRateRoutes({ access, taxRates, now }: Dependencies) {
  return new Elysia({ name: 'tax-rates' })
    .use(adminGuard(access))
    .get(
      endpoint.listTaxRates.path,
      async () => (await taxRates.list()).map((row) => taxRateToWire(row, now())),
      schemaOf(endpoint.listTaxRates),
    )
    .post(
      endpoint.addTaxRate.path,
      async ({ viewer, body, status }) =>
        status(201, taxRateToWire(await taxRates.add(viewer, body), now())),
      schemaOf(endpoint.addTaxRate),
    )
    .post(
      endpoint.endTaxRate.path,
      async ({ viewer, params }) => taxRateToWire(await taxRates.end(viewer, params.id), now()),
      schemaOf(endpoint.endTaxRate),
    )
    .delete(
      endpoint.removeTaxRate.path,
      async ({ viewer, params }) =>
        (await taxRates.remove(viewer, params.id)).map((row) => taxRateToWire(row, now())),
      schemaOf(endpoint.removeTaxRate),
    );
}
