import { useLocation } from 'react-router';
import { type MailKind, mailKinds } from '#db/values/mail-kinds';

/** The email that the address names; undefined if there is none of this name. */
export function useEmailKind(): MailKind | undefined {
  const [, , , , named] = useLocation().pathname.split('/');
  return mailKinds.find((kind) => kind === named);
}
