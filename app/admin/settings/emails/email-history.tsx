import type { MailKind } from '#db/values/mail-kinds';
import { emailHistory as copy } from '../../../copy/admin-emails.ts';
import { addressOfEmailHistory, useEmailMutations } from '../../../data/email-templates.ts';
import { History } from '../history.tsx';
import { NamedEmail } from './email-frame.tsx';
import { listTextChanges } from './use-email-form.ts';

export function EmailHistory() {
  return <NamedEmail>{(kind) => <Versions kind={kind} />}</NamedEmail>;
}

function Versions({ kind }: { kind: MailKind }) {
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
