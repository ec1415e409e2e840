import { invalid } from '#api/http/failure';
import type { Viewer } from '#api/http/viewer';
import type { IdentityProof } from '#contract/totp';
import type { Db } from '#db/client';
import { lockViewer } from '../sessions/find-viewer.ts';
import type { SecondFactor } from '../two-factor/verify-second-factor.ts';
import type { CredentialsService } from './service.ts';

type Dependencies = {
  db: Db;
  credentials: Pick<CredentialsService, 'confirm'>;
  secondFactor: SecondFactor;
};

/** The submitted proof, and the network it came from. */
export type TypedProof = IdentityProof & { address: string };

export type IdentityCheck = ReturnType<typeof createIdentityCheck>;

/**
 * Asks a signed-in user for the password, and for a code with two-factor authentication. Then runs
 * the action in the transaction that accepted the code.
 */
export function createIdentityCheck({ db, credentials, secondFactor }: Dependencies) {
  return async <T>(
    viewer: Viewer,
    { password, code, address }: TypedProof,
    act: (tx: Db) => Promise<T>,
  ): Promise<T> => {
    await credentials.confirm(viewer, password, 'password');
    const done = await db.transaction(async (tx) => {
      await lockViewer(tx, viewer);
      if (await secondFactor.isAsked(tx, viewer)) {
        if (!code)
          throw invalid([{ path: 'code', message: 'Enter the code from your authenticator app.' }]);
        // Not thrown here, because the rejected code must stay logged.
        if (!(await secondFactor.takes(tx, viewer, { code, address }))) return null;
      }
      return { outcome: await act(tx) };
    });
    if (!done) throw wrongCode();
    return done.outcome;
  };
}

function wrongCode() {
  return invalid(
    [{ path: 'code', message: 'This code is incorrect. Enter the current code from your app.' }],
    {
      securityEvent: 'code_failed',
    },
  );
}
