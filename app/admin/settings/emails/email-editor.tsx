import { useEffect, useRef, useState } from 'react';
import type { EmailTemplate } from '#contract/email-templates';
import { type EmailTextName, emailTextNames } from '#contract/email-texts';
import type { MailKind } from '#db/values/mail-kinds';
import { Button } from '#ui/button';
import { Columns, Sticky } from '#ui/columns';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { emailEditor as copy, emailHistory } from '../../../copy/admin-emails.ts';
import { useEmailMutations } from '../../../data/email-templates.ts';
import { useAction } from '../../../shell/use-action.ts';
import { useDialogState } from '../../../shell/use-dialog-state.ts';
import { useToast } from '../../../state/toasts.ts';
import { RestoreDialog } from '../restore-dialog.tsx';
import { SectionForm } from '../section-form.tsx';
import type { Versioned } from '../use-versioned-form.ts';
import { EmailPreview } from './email-preview.tsx';
import { EmailTextField } from './email-text-field.tsx';
import { toVersion, useEmailForm } from './use-email-form.ts';
import { VariableList } from './variable-list.tsx';

type Control = HTMLInputElement | HTMLTextAreaElement;

type ResetEmailDialogProps = {
  kind: MailKind;
  /** The newest version, which the default follows. */
  version: number;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Gets the default texts as the newest version. */
  onReset: (texts: Versioned<Record<string, string>>) => void;
};

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
            error={errors[field.name] ?? problems[field.name]}
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

/** Asks before all texts of an email are the default again. */
function ResetEmailDialog({ kind, onReset, ...dialog }: ResetEmailDialogProps) {
  const { restore } = useEmailMutations(kind);
  return (
    <RestoreDialog
      {...dialog}
      restore={0}
      source={{
        texts: emailHistory,
        async restore(change) {
          onReset(toVersion(await restore(change)));
        },
      }}
    />
  );
}

/** Inserts into the text that had the focus last, where its caret is. */
function useInsertion(first: EmailTextName, setField: (name: EmailTextName, text: string) => void) {
  const [target, setTarget] = useState(first);
  const control = useRef<Control>(null);

  useEffect(() => {
    function remember({ target: focused }: Event) {
      const name = isControl(focused) && emailTextNames.find((known) => known === focused.name);
      if (!name) return;
      control.current = focused;
      setTarget(name);
    }
    document.addEventListener('focusin', remember);
    return () => document.removeEventListener('focusin', remember);
  }, []);

  return {
    /** The name of that text. */
    target,
    insert(text: string) {
      const field = control.current ?? document.querySelector<Control>(`[name="${target}"]`);
      if (!field) return;
      const start = field.selectionStart ?? field.value.length;
      const caret = start + text.length;
      const end = field.selectionEnd ?? start;
      setField(target, field.value.slice(0, start) + text + field.value.slice(end));
      field.focus();
      requestAnimationFrame(() => field.setSelectionRange(caret, caret));
    },
  };
}

function isControl(element: EventTarget | null): element is Control {
  return element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
}
