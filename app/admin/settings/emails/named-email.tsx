import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type MailKind, mailKinds } from '#db/values/mail-kinds';
import { ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { emails as copy } from '../../../copy/admin-emails.ts';
import { paths } from '../../../paths.ts';

/** What is shown of the email that the address names. */
export function NamedEmail({ children }: { children: (kind: MailKind) => ReactNode }) {
  const kind = useEmailKind();
  if (kind) return children(kind);
  return (
    <EmptyState
      title={copy.missing.hint}
      actions={<ButtonLink href={paths.adminEmails}>{copy.missing.back}</ButtonLink>}
    />
  );
}

/** The email that the address names; undefined if there is none of this name. */
export function useEmailKind(): MailKind | undefined {
  const [, , , , named] = useLocation().pathname.split('/');
  return mailKinds.find((kind) => kind === named);
}
