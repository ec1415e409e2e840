import { useState } from 'react';
import type { EmailTemplate } from '#contract/email-templates';
import { Button } from '#ui/button';
import { Columns, Sticky } from '#ui/columns';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { emailEditor as copy } from '../../../copy/admin-emails.ts';
import { useEmailMutations } from '../../../data/email-templates.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useDialogState } from '../../../shell/use-dialog-state.ts';
import { useToast } from '../../../state/toasts.ts';
import { SectionForm } from '../section-form.tsx';
import { EmailPreview } from './email-preview.tsx';
import { EmailTextField } from './email-text-field.tsx';
import { ResetEmailDialog } from './reset-email-dialog.tsx';
import { useEmailForm } from './use-email-form.ts';
import { useInsertion } from './use-insertion.ts';
import { VariableList } from './variable-list.tsx';

/** The texts of an email beside the email, as it would be sent with them. */
export function EmailEditor({ template }: { template: EmailTemplate }) {
  const { kind, fields, variables, samples } = template;
  const section = useEmailForm(template);
  const { draft, value, setField, errors, problems } = section;
  const { sendTest } = useEmailMutations(kind);
  const [sample, setSample] = useState(samples[0] ?? 'usual');
  const insertion = useInsertion(fields[0]?.name ?? 'subject', setField);
  const resetting = useDialogState<number>();
  const toast = useToast();
  const isValid = Object.keys(problems).length === 0;
  const [test, isTesting] = useAction(
    async () => toast(copy.tested((await sendTest({ texts: value, sample })).to)),
    { title: copy.testFailed },
  );

  return (
    <Columns gap="xl">
      <SectionForm
        section={section}
        actions={
          <Button
            variant="quiet"
            disabled={!isValid}
            loading={isTesting && copy.testing}
            onClick={test}
          >
            {copy.test}
          </Button>
        }
      >
        {template.isBroken && (
          <Notice tone="caution" title={copy.brokenTitle}>
            {copy.broken}
          </Notice>
        )}
        {fields.map((field) => (
          <EmailTextField
            key={field.name}
            field={field}
            value={draft[field.name] ?? ''}
            message={errors[field.name] ?? problems[field.name]}
            onChange={(text) => setField(field.name, text)}
          />
        ))}
        <VariableList
          variables={variables}
          target={insertion.target}
          onInsert={(name) => insertion.insert(`{${name}}`)}
        />
        {template.changed > 0 && (
          <Inline>
            <Button
              variant="quiet"
              size="small"
              aria-haspopup="dialog"
              onClick={() => resetting.open(template.version)}
            >
              {copy.resetAll}
            </Button>
          </Inline>
        )}
      </SectionForm>
      <Sticky>
        <Stack gap="s">
          <Heading level={2} size={4}>
            {copy.preview}
          </Heading>
          <EmailPreview
            template={template}
            texts={isValid ? value : null}
            sample={sample}
            onSampleChange={setSample}
          />
        </Stack>
      </Sticky>
      {resetting.opening && (
        <ResetEmailDialog
          key={resetting.opening.key}
          kind={kind}
          version={resetting.opening.subject}
          open={resetting.opening.isOpen}
          onOpenChange={resetting.onOpenChange}
          onReset={section.restart}
        />
      )}
    </Columns>
  );
}
