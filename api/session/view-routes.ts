import { Elysia } from 'elysia';
import { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import { ReadOnlySession, ViewAs } from '#contract/view-as';
import { adminsThemselves, type SessionAccess } from './viewer.ts';
import type { Views } from './views.ts';

type Dependencies = { access: SessionAccess; views: Views };

/** An admin looks at the shop as a customer, and comes back. */
export function viewRoutes({ access, views }: Dependencies) {
  return new Elysia({ name: 'views' })
    .use(adminsThemselves(access))
    .post(
      apiPaths.viewAs,
      async ({ viewer, body, status }) => status(201, await views.begin(viewer, body.customerId)),
      { parse: 'json', body: ViewAs, response: { 201: ReadOnlySession } },
    )
    .delete(
      apiPaths.viewAs,
      async ({ viewer }) => {
        await views.end(viewer);
        return { ok: true } as const;
      },
      { response: Done },
    );
}
