import { Elysia } from 'elysia';
import { Done } from '#contract/fields';
import { apiPaths } from '#contract/paths';
import { PasswordProof, RecoveryCodes, Totp, TotpConfirmation, TotpSetup } from '#contract/totp';
import { admins, type SessionAccess } from '../session/viewer.ts';
import type { TotpService } from './service.ts';

/** An admin's own two-step sign-in. */
export function totpRoutes({ access, totp }: { access: SessionAccess; totp: TotpService }) {
  return new Elysia({ name: 'totp' })
    .use(admins(access))
    .get(apiPaths.totp, ({ viewer }) => totp.state(viewer), { response: Totp })
    .post(apiPaths.totp, async ({ viewer, status }) => status(201, await totp.begin(viewer)), {
      response: { 201: TotpSetup },
    })
    .post(
      apiPaths.totpConfirm,
      async ({ viewer, body, cookie }) => {
        await access.cookie.write(cookie, await totp.confirm(viewer, body.code));
        return { ok: true } as const;
      },
      { parse: 'json', body: TotpConfirmation, response: Done },
    )
    .delete(
      apiPaths.totp,
      async ({ viewer, body, cookie }) => {
        await access.cookie.write(cookie, await totp.end(viewer, body.password));
        return { ok: true } as const;
      },
      { parse: 'json', body: PasswordProof, response: Done },
    )
    .post(
      apiPaths.totpRecoveryCodes,
      async ({ viewer, body, status }) =>
        status(201, { recoveryCodes: await totp.renewRecoveryCodes(viewer, body.password) }),
      { parse: 'json', body: PasswordProof, response: { 201: RecoveryCodes } },
    );
}
