import type { MailKind } from '#db/values/mail-kinds';
import { emailHistory as copy, emailCopyOf } from '../../../copy/admin-emails.ts';
import { addressOfEmailHistory, useEmailMutations } from '../../../data/email-templates.ts';
import { paths } from '../../../paths.ts';
import { History } from '../history.tsx';
import { EmailPage } from './email-page.tsx';
import { listTextChanges } from './list-text-changes.ts';

export function Component() {
  return (
    <EmailPage
      texts={(kind) => ({ title: copy.title(emailCopyOf(kind).title), lead: copy.lead })}
      path={paths.adminEmailHistory}
      isBelow
    >
      {(kind) => <EmailHistory kind={kind} />}
    </EmailPage>
  );
}

function EmailHistory({ kind }: { kind: MailKind }) {
  const { restore } = useEmailMutations(kind);
  return (
    <History
      source={{
        addressOf: (before) => addressOfEmailHistory(kind, before),
        listChanges: ({ before, value }) => listTextChanges(before, value),
        restore,
        texts: copy,
      }}
    />
  );
}
