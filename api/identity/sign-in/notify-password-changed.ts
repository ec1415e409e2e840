import type { Mail } from '#api/platform/mail/service';
import type { MailData } from '#api/platform/mail/templates/all';
import type { Db } from '#db/client';
import type { CustomerRow } from '#db/schema/customers';

/** By mail, to the owner of the account: whoever set the password may be somebody else. */
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
