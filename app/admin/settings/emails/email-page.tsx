import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { type MailKind, mailKinds } from '#db/values/mail-kinds';
import { ButtonLink } from '#ui/button';
import { EmptyState } from '#ui/empty-state';
import { emails as copy, emailCopyOf } from '../../../copy/admin-emails.ts';
import { settings } from '../../../copy/admin-settings.ts';
import { adminMetadata } from '../../../meta/admin-metadata.ts';
import { paths } from '../../../paths.ts';
import { PageMeta } from '../../../shell/page-meta.tsx';
import { AdminPage } from '../../admin-page.tsx';
import { RecordPage } from '../../presence/record-page.tsx';
import { RequireAdmin } from '../../require-admin.tsx';

const list = { label: copy.title, href: paths.adminEmails };
const root = { label: settings.title, href: paths.adminSettings };

type EmailPageProps = {
  texts: (kind: MailKind) => { title: string; lead: string };
  path: (kind: MailKind) => string;
  /** Whether it is below the email's own page. */
  isBelow?: true;
  children: (kind: MailKind) => ReactNode;
};

/** The frame of a page about the email that the address names. */
export function EmailPage({ texts, path, isBelow, children }: EmailPageProps) {
  const kind = useEmailKind();
  const { title, lead } = kind ? texts(kind) : copy.missing;
  const own = kind && isBelow && { label: emailCopyOf(kind).title, href: paths.adminEmail(kind) };
  const place = kind && !isBelow ? `settings email-${kind}` : null;
  const page = { copy: { title, lead }, trail: [root, list, ...(own ? [own] : [])] };
  return (
    <>
      <PageMeta
        {...adminMetadata.email}
        title={title}
        path={kind ? path(kind) : paths.adminEmails}
      />
      <RequireAdmin permission="settings.read" loading={<AdminPage {...page} />}>
        {() => (
          <RecordPage {...page} place={place}>
            {kind ? (
              children(kind)
            ) : (
              <EmptyState
                title={copy.missing.hint}
                actions={<ButtonLink href={paths.adminEmails}>{copy.missing.back}</ButtonLink>}
              />
            )}
          </RecordPage>
        )}
      </RequireAdmin>
    </>
  );
}

/** The email that the address names; undefined if there is none of this name. */
function useEmailKind(): MailKind | undefined {
  const [, , , , named] = useLocation().pathname.split('/');
  return mailKinds.find((kind) => kind === named);
}
