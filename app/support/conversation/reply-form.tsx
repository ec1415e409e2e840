import { type KeyboardEvent, type ReactNode, type RefObject, useRef, useState } from 'react';
import { lengths } from '#contract/fields';
import { GuestMessage } from '#contract/ticket-messages';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { VisuallyHidden } from '#ui/visually-hidden';
import { setNativeValue } from '../../../ui/set-native-value.ts';
import { reply as copy } from '../../copy/tickets.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { createFieldDraft, useDraft } from '../../shell/use-draft.ts';
import { useForm } from '../../shell/use-form.ts';
import { useClearToast, useToast } from '../../state/toasts.ts';
import { AttachmentField } from './attachment-field.tsx';
import * as css from './reply-form.css.ts';
import { useUploads } from './use-uploads.ts';

export type Reply = { message: string; attachmentIds: string[] };

export type ReplyFormProps = {
  /** Key of the draft: typed text is kept under it until it is sent. */
  draft: string;
  /** `resolve`: it was sent with the second button. */
  onSend: (reply: Reply, options: { resolve: boolean }) => Promise<unknown>;
  /** The conversation beside it announces sent messages, so the form does not. */
  isRead: boolean;
  /** Shown below the field, such as 'Your reply reopens it.' */
  hint?: string | undefined;
  /** Texts of the field and the button, when it is not a plain reply. */
  label?: string;
  submit?: string;
  /** Adds a second button, which also resolves the ticket. */
  submitAndResolve?: string | undefined;
  /** Guests cannot attach files. */
  takesFiles?: boolean;
  /** Whether the customer has verified their email, which attaching files requires. */
  isVerified?: boolean;
  /** Such as canned replies: in one row with attachments and buttons, below a lower field. */
  tools?: ReactNode;
  field?: RefObject<HTMLTextAreaElement | null>;
};

/** The reply form of a conversation. Typed text is kept until it is sent. */
export function ReplyForm({
  draft,
  onSend,
  isRead,
  hint,
  label = copy.label,
  submit = copy.submit,
  submitAndResolve,
  takesFiles = true,
  isVerified = true,
  tools,
  field,
}: ReplyFormProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  const resolves = useRef(false);
  const files = useUploads();
  const [sent, setSent] = useState(0);
  const toast = useToast();
  const clearToast = useClearToast();
  const { form, errors, pending } = useForm({
    schema: GuestMessage,
    send: async ({ message }) => {
      const typed = area.current?.value;
      const attached = files.files.map(({ key }) => key);
      const resolve = resolves.current;
      await onSend({ message, attachmentIds: await files.ids() }, { resolve });
      files.clear(attached);
      // Clear the error of an earlier attempt.
      clearToast();
      setSent((count) => count + 1);
      // Keep text that was typed while sending; it is the next message.
      if (area.current && area.current.value !== typed) return;
      clear();
      if (area.current) setNativeValue(area.current, '');
    },
    fallback: copy.failedHint,
    onFailed: (description, error) => {
      // The conflict notice beside the form shows this error.
      if (getNewerVersion(error)) return;
      toast({ tone: 'critical', title: copy.failed, description });
    },
  });

  const { keep, clear } = useDraft(form.ref, createFieldDraft({ message: draftKey(draft) }));

  return (
    <form
      {...form}
      className={css.form}
      onSubmit={(event) => {
        resolves.current = isResolving(event.nativeEvent);
        if (!files.hasFailed) return form.onSubmit(event);
        event.preventDefault();
        toast({ tone: 'critical', title: copy.failed, description: copy.failedFiles });
      }}
      onInput={keep}
      onKeyDown={sendByKeys}
    >
      <Stack gap="s">
        <TextArea
          ref={area}
          label={label}
          {...(hint ? { description: hint } : {})}
          name="message"
          rows={tools ? 2 : 4}
          maxLength={lengths.message}
          count
          required
          error={errors.message}
        />
        {!tools && takesFiles && <AttachmentField uploads={files} isVerified={isVerified} />}
        <div className={tools ? css.toolbar : undefined}>
          <Inline gap="s" justify="between">
            {tools && (
              <Inline gap="s">
                {takesFiles && <AttachmentField uploads={files} isVerified={isVerified} isTool />}
                {tools}
              </Inline>
            )}
            <Inline gap="xs">
              <Button
                type="submit"
                size={tools ? 'small' : 'medium'}
                loading={pending && copy.submitting}
              >
                {submit}
              </Button>
              {submitAndResolve && (
                <Button
                  type="submit"
                  size={tools ? 'small' : 'medium'}
                  variant="quiet"
                  name="then"
                  value="resolve"
                  disabled={pending}
                >
                  {submitAndResolve}
                </Button>
              )}
            </Inline>
            {!tools && (
              <div className={css.keys}>
                <Text size="small" tone="faint">
                  {submitAndResolve ? copy.keysAndResolve : copy.keys}
                </Text>
              </div>
            )}
          </Inline>
        </div>
        <VisuallyHidden live>{!isRead && sent > 0 && !pending && copy.sent(sent)}</VisuallyHidden>
      </Stack>
    </form>
  );
}

function isResolving(event: Event): boolean {
  const submitter = event instanceof SubmitEvent ? event.submitter : null;
  return submitter instanceof HTMLButtonElement && submitter.value === 'resolve';
}

/** Under which a message is kept until it is sent. */
export function draftKey(name: string): string {
  return `draft ${name}`;
}

/**
 * Enter alone adds a line, and in the form's other fields does nothing, so that messages are not
 * sent by accident. Their own handling of Enter comes first. With Shift, too, a form that can resolve its
 * ticket does.
 */
function sendByKeys(event: KeyboardEvent<HTMLFormElement>) {
  if (event.key !== 'Enter' || event.defaultPrevented) return;
  const isSent = event.ctrlKey || event.metaKey;
  if (isSent || submitsByEnter(event.target)) event.preventDefault();
  if (!isSent) return;
  const resolve = event.currentTarget.querySelector<HTMLButtonElement>('button[value=resolve]');
  event.currentTarget.requestSubmit(event.shiftKey ? resolve : null);
}

/** Browsers submit the form of a text field or a checkbox on Enter. */
function submitsByEnter(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type !== 'file';
}
