import { eq, ne } from 'drizzle-orm';
import * as v from 'valibot';
import { type RotationResult, rotateCredentials } from '#api/commerce/orders/delivery/credentials';
import type { ReconciliationService } from '#api/commerce/reconciliation/service';
import { createAdmin, NewAdmin } from '#api/identity/accounts/admins';
import type { Passwords } from '#api/identity/accounts/passwords';
import { resetTwoFactor } from '#api/identity/two-factor/admin-reset';
import { placeOf } from '#api/identity/two-factor/codes';
import { writeCommandAudit } from '#api/office/audit/own-account';
import { resealSecrets } from '#api/oversight/webhooks/secrets';
import type { Clock } from '#api/platform/clock';
import type { FileStore } from '#api/platform/files/store';
import type { Mail } from '#api/platform/mail/service';
import { DecryptionError, type Vault } from '#api/platform/vault/vault';
import { createPrivacyService } from '#api/privacy/service';
import { emailAddress } from '#contract/fields';
import { Credentials } from '#contract/session';
import type { Db, Engine } from '#db/client';
import { totpSecrets } from '#db/schema/totp';
import { webhookEndpoints } from '#db/schema/webhooks';
import { Failure } from '../http/failure.ts';
import { dumpEmbedded } from './backups/dump-embedded.ts';
import type { Commands } from './control.ts';

export type CommandDependencies = {
  db: Db;
  engine: Engine;
  passwords: Passwords;
  vault: Vault;
  mail: Pick<Mail, 'send'>;
  files: FileStore;
  /** Opened at first use, because other commands do not need the provider. */
  reconciliation: () => Promise<Pick<ReconciliationService, 'run'>>;
  now: Clock;
};

const Whom = v.object({ email: emailAddress() });
const Into = v.object({ path: v.string() });
const Named = v.pick(Credentials, ['username']);

/** Creates the commands for a database. */
export function createCommands(deps: CommandDependencies): Commands {
  const { db, passwords, vault } = deps;
  const people = createPrivacyService(deps);
  return {
    async 'admin:create'(input) {
      const admin = read(NewAdmin, input);
      await db.transaction(async (tx) => {
        const account = await createAdmin(tx, passwords, admin);
        await writeCommandAudit(tx, account, { at: deps.now(), verb: 'account.created' });
      });
      return `Created the admin account ${admin.username}. Sign in at /admin/login.`;
    },

    /** For an admin who lost both the app and the recovery codes. */
    'admin:totp-off': async (input) => resetTwoFactor(deps, read(Named, input).username),

    'people:export': async (input) => people.export(read(Whom, input).email),
    /** Describes what an erasure would do. */
    'people:erase-plan': async (input) => people.plan(read(Whom, input).email),
    'people:erase': async (input) => people.erase(read(Whom, input).email),

    /** Returns the result as JSON. */
    async reconcile() {
      const reconciliation = await deps.reconciliation();
      return JSON.stringify(await reconciliation.run());
    },

    /** Writes the embedded database into a new file and returns the facts of the dump as JSON. */
    async 'backup:database'(input) {
      if (deps.engine.kind === 'server') throw new Failure('conflict', 'Use pg_dump instead.');
      return JSON.stringify(await dumpEmbedded(deps.engine.client, read(Into, input).path));
    },

    async 'vault:rotate'() {
      const credentials = await rotateCredentials(db, vault);
      const secrets = await rotateTotpSecrets(db, vault);
      const hooks = await rotateWebhookSecrets(db, vault);
      const sealed = credentials.sealed + secrets.sealed + hooks.sealed;
      const unopened = credentials.unopened + secrets.unopened + hooks.unopened;
      const done = `Re-encrypted ${sealed} ${sealed === 1 ? 'value' : 'values'}.`;
      if (unopened === 0) return `${done} You can now remove the other keys from VAULT_KEY.`;
      throw new Failure(
        'conflict',
        `${done} ${unopened} couldn’t be decrypted. Add the key that encrypted them to VAULT_KEY, after the new one.`,
      );
    },
  };
}

function read<Schema extends v.GenericSchema>(schema: Schema, input: unknown) {
  const { success, output, issues } = v.safeParse(schema, input);
  if (success) return output;
  const wrong = issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`);
  throw new Failure('validation', wrong.join('\n'));
}

/** Re-encrypts secrets of other keys with the newest. One transaction suffices for few admins. */
export async function rotateTotpSecrets(db: Db, vault: Vault): Promise<RotationResult> {
  const done: RotationResult = { sealed: 0, unopened: 0 };
  await db.transaction(async (tx) => {
    const others = ne(totpSecrets.keyId, vault.keyId);
    for (const row of await tx.select().from(totpSecrets).where(others).for('update')) {
      const place = placeOf(row.userId);
      try {
        const sealed = vault.seal(vault.open(row, place), place);
        await tx.update(totpSecrets).set(sealed).where(eq(totpSecrets.userId, row.userId));
        done.sealed += 1;
      } catch (error) {
        if (!(error instanceof DecryptionError)) throw error;
        done.unopened += 1;
      }
    }
  });
  return done;
}

/** Re-encrypts the signing secrets of webhooks. */
export async function rotateWebhookSecrets(db: Db, vault: Vault): Promise<RotationResult> {
  const done: RotationResult = { sealed: 0, unopened: 0 };
  await db.transaction(async (tx) => {
    for (const row of await tx.select().from(webhookEndpoints).for('update')) {
      if (row.secrets.every(({ keyId }) => keyId === vault.keyId)) continue;
      try {
        const secrets = resealSecrets(vault, row);
        await tx
          .update(webhookEndpoints)
          .set({ secrets, updatedAt: row.updatedAt })
          .where(eq(webhookEndpoints.id, row.id));
        done.sealed += 1;
      } catch (error) {
        if (!(error instanceof DecryptionError)) throw error;
        done.unopened += 1;
      }
    }
  });
  return done;
}
