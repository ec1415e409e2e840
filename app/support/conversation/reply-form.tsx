import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { lengths } from '#contract/fields';
import { GuestMessage } from '#contract/ticket-messages';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { TextArea } from '#ui/text-area';
import { VisuallyHidden } from '#ui/visually-hidden';
import { setNativeValue } from '../../../ui/set-native-value.ts';
import { reply as words } from '../../copy/tickets.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { useForm } from '../../shell/use-form.ts';
import { useClearToast, useToast } from '../../state/toasts.ts';
import { drafts } from './draft.ts';
import { AttachFiles, ReplyFiles } from './reply-files.tsx';
import * as css from './reply-form.css.ts';
import { pasteFiles, sendByKeys } from './typing.ts';
import { useUploads } from './use-uploads.ts';

export type Reply = { message: string; attachmentIds: string[] };

export type ReplyFormProps = {
  /** Which conversation, and in which tone: what is typed is kept under it until it is sent. */
  draft: string;
  onSend: (reply: Reply) => Promise<unknown>;
  /** The conversation stands beside it, and reads out what is sent: nothing else needs to say so. */
  isRead: boolean;
  /** What follows from sending: 'Your reply opens the ticket again.' */
  hint?: string | undefined;
  /** What the field and the button say, where it is no plain reply. */
  label?: string;
  submit?: string;
  /** Guests send text only. */
  takesFiles?: boolean;
  /** Above the field: what helps to write. */
  tools?: ReactNode;
  field?: RefObject<HTMLTextAreaElement | null>;
};

/** The next message of a conversation. Nothing that is typed is lost but by sending it. */
export function ReplyForm({
  draft,
  onSend,
  isRead,
  hint,
  label = words.label,
  submit = words.submit,
  takesFiles = true,
  tools,
  field,
}: ReplyFormProps) {
  const own = useRef<HTMLTextAreaElement>(null);
  const area = field ?? own;
  const attach = useRef<HTMLInputElement>(null);
  const files = useUploads();
  const [sent, setSent] = useState(0);
  const toast = useToast();
  const clearToast = useClearToast();
  const { form, errors, pending } = useForm({
    schema: GuestMessage,
    send: async ({ message }) => {
      const typed = area.current?.value;
      await onSend({ message, attachmentIds: await files.ids() });
      files.clear();
      // What it says of an earlier try is no longer so.
      clearToast();
      setSent((count) => count + 1);
      // Whoever has typed on meanwhile has begun the next one; whoever has left has not.
      if (area.current && area.current.value !== typed) return;
      drafts.keep(draft, '');
      if (area.current) setNativeValue(area.current, '');
    },
    fallback: words.failedHint,
    onFailed: (description, error) => {
      // Said beside the form, with the other reply.
      if (getNewerVersion(error)) return;
      toast({ variant: 'destructive', title: words.failed, description });
    },
  });

  // Not a default value: emptying the form would bring the old draft back.
  useLayoutEffect(() => {
    if (area.current && !area.current.value) area.current.value = drafts.read(draft);
  }, [area, draft]);

  function remove(key: string) {
    if (files.uploads.length === 1) attach.current?.focus();
    files.remove(key);
  }

  return (
    <form
      {...form}
      onSubmit={(event) => {
        if (!files.hasFailed) return form.onSubmit(event);
        event.preventDefault();
        toast({ variant: 'destructive', title: words.failed, description: words.failedFiles });
      }}
      onInput={() => drafts.keep(draft, area.current?.value ?? '')}
      onKeyDown={sendByKeys}
      onPaste={takesFiles ? (event) => pasteFiles(event, files.add) : undefined}
    >
      <Stack gap="s">
        {tools}
        <TextArea
          ref={area}
          label={label}
          {...(hint ? { description: hint } : {})}
          name="message"
          rows={4}
          maxLength={lengths.message}
          count
          required
          message={errors.message}
        />
        <ReplyFiles uploads={files.uploads} refused={files.refused} onRemove={remove} />
        <Inline gap="s" justify="between">
          <Inline gap="s">
            <Button type="submit" pending={pending && words.submitting}>
              {submit}
            </Button>
            {takesFiles && <AttachFiles ref={attach} onChoose={files.add} />}
          </Inline>
          <div className={css.keys}>
            <Text size="small" tone="faint">
              {words.keys}
            </Text>
          </div>
        </Inline>
        <VisuallyHidden live>{!isRead && sent > 0 && !pending && words.sent(sent)}</VisuallyHidden>
      </Stack>
    </form>
  );
}
