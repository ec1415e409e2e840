import type { Mail } from '#api/platform/mail/service';
import type { MailData } from '#api/platform/mail/templates/all';
import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';

/** Notifies the owner by email, because someone else may have changed the password. */
export async function notifyPasswordChanged(
  tx: Db,
  mail: Pick<Mail, 'send'>,
  { id, email }: CustomerRow,
  data: MailData['password-changed'],
): Promise<void> {
  if (!email) return;
  const key = `password-changed:${id}:${crypto.randomUUID()}`;
  await mail.send(tx, 'password-changed', { to: email, data, key });
}
