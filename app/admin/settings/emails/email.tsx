import type { MailKind } from '#db/values/mail-kinds';
import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { emailEditor, emails } from '../../../copy/admin-emails.ts';
import { useEmailTemplate } from '../../../data/email-templates.ts';
import { paths } from '../../../paths.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { Loading } from '../loading.tsx';
import { EmailEditor } from './email-editor.tsx';
import { NamedEmail } from './email-frame.tsx';

export function Email() {
  return (
    <NamedEmail>
      {(kind) => (
        <Stack gap="l">
          <Inline>
            <ButtonLink
              variant="quiet"
              size="small"
              icon="clock"
              href={paths.adminEmailHistory(kind)}
            >
              {emailEditor.history}
            </ButtonLink>
          </Inline>
          <Editor kind={kind} />
        </Stack>
      )}
    </NamedEmail>
  );
}

function Editor({ kind }: { kind: MailKind }) {
  const { template, failed, onRetry } = useEmailTemplate(kind);
  if (template) return <EmailEditor key={kind} template={template} />;
  if (failed) return <LoadFailed title={emails.failed} failed={failed} onRetry={onRetry} />;
  return <Loading label={emails.loading} />;
}
