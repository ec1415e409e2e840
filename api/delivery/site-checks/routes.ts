import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/site-checks';
import type { SiteChecks } from './service.ts';

/** A check of any public address, for admins who are about to deliver a website. */
export function addressCheckRoutes(deps: { access: SessionAccess; siteChecks: SiteChecks }) {
  return new Elysia({ name: 'address-checks' }).use(adminGuard(deps.access)).post(
    endpoint.checkAddress.path,
    async ({ body }) => {
      const { certificateEndsAt, ...found } = await deps.siteChecks.check(body.url);
      return { ...found, certificateEndsAt: certificateEndsAt?.toISOString() ?? null };
    },
    schemaOf(endpoint.checkAddress),
  );
}
