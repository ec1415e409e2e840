import type { Mail } from '#api/platform/mail/service';
import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';

/** Notifies the admin by email, because someone else may have changed it. */
export async function notifyTwoFactorChanged(
  tx: Db,
  mail: Pick<Mail, 'send'>,
  { id, email }: CustomerRow,
  data: { isOn: boolean },
): Promise<void> {
  if (!email) return;
  const key = `two-steps-switched:${id}:${crypto.randomUUID()}`;
  await mail.send(tx, 'two-steps-switched', { to: email, data, key });
}
