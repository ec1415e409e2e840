import { Elysia } from 'elysia';
import { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import { IdentityProof } from '#contract/totp';
import { admins, type SessionAccess } from '../session/viewer.ts';
import type { IdentityCheck } from './confirm-identity.ts';

type Dependencies = { access: SessionAccess; checkIdentity: IdentityCheck };

/** An admin proves once more who they are, for what wants a fresh sign-in. */
export function identityRoutes({ access, checkIdentity }: Dependencies) {
  return new Elysia({ name: 'identity' }).use(admins(access)).post(
    apiPaths.confirmIdentity,
    async ({ viewer, body }) => {
      await checkIdentity(viewer, body, (tx) => access.sessions.prove(tx, viewer.session.key));
      return { ok: true } as const;
    },
    { parse: 'json', body: IdentityProof, response: Done },
  );
}
