import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type CannedValues, fillVariables, findVariables } from '#contract/canned-variables';
import type { NewShopMessage } from '#contract/shop-messages';
import type { TicketMessage } from '#contract/ticket-messages';
import { Switch } from '#ui/switch';
import { ticketReply as copy } from '../../copy/admin-tickets.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { readSessionText, writeSessionText } from '../../state/session-text.ts';
import { draftKey, type Reply, ReplyForm } from '../../support/conversation/reply-form.tsx';
import { CannedReplyPicker } from './canned-reply-picker.tsx';
import { NewerReplies } from './newer-replies.tsx';
import * as css from './ticket-dialog.css.ts';

type Read = { messages: readonly TicketMessage[] | undefined; isFresh: boolean };

export type Composer = {
  /** Puts text into the field as a reply, never as a note, and focuses it. */
  ask: (text: string) => void;
  /** Focuses the field for a note. */
  note: () => void;
};

/** What is sent: a version of the conversation is always named. */
export type SentByShop = NewShopMessage & { readUpTo: number };

type ShopReplyProps = {
  /** Key of the drafts: 'TKT-2026-0012'. */
  name: string;
  /** Whom it is mailed to. */
  hint: string;
  /** Undefined while they load. */
  messages: readonly TicketMessage[] | undefined;
  /** Whether `messages` are current. */
  isFresh: boolean;
  refresh: () => Promise<void>;
  onSend: (message: SentByShop) => Promise<TicketMessage>;
  /** Whether a reply can also resolve the ticket. */
  canResolve?: boolean;
  /** What canned replies are filled in with. */
  values: CannedValues;
  /** Whether nothing was written before: a conversation doesn’t begin with a note. */
  isFirst?: boolean;
  composer?: Ref<Composer>;
};

/** Replies to a customer, or adds an internal note. */
export function ShopReply(props: ShopReplyProps) {
  const { name, hint, messages, isFresh, refresh, onSend, isFirst = false, composer } = props;
  const { values, canResolve = false } = props;
  const drafts = draftsOf(name);
  // A note that was started before a reload must not become a reply.
  const [wantsNote, setNote] = useState(() => readSessionText(draftKey(drafts.note)) !== null);
  const isNote = !isFirst && wantsNote;
  const field = useRef<HTMLTextAreaElement>(null);
  const { newer, readUpTo, sent } = useNewerReplies({ messages, isFresh });
  const [wasRefused, setRefused] = useState(false);
  const hasNewerReplies = !isNote && newer.length > 0;

  useImperativeHandle(composer, () => ({
    ask(text) {
      if (isNote) flushSync(() => change(false));
      // Every text includes an empty one, which only focuses the field.
      if (field.current?.value.includes(text)) field.current.focus();
      else insertAtCaret(field.current, text);
    },
    note() {
      if (!isNote) flushSync(() => change(true));
      field.current?.focus();
    },
  }));

  function change(toNote: boolean) {
    setNote(toNote);
    writeSessionText(draftKey(toNote ? drafts.reply : drafts.note), null);
    writeSessionText(draftKey(toNote ? drafts.note : drafts.reply), field.current?.value);
  }

  function submitText(): string {
    if (isNote) return copy.addNote;
    if (hasNewerReplies) return copy.sendAnyway;
    return isFirst ? copy.sendFirst : copy.send;
  }

  async function send(message: Reply, { resolve }: { resolve: boolean }) {
    try {
      sent(await onSend({ ...message, internal: isNote, readUpTo, resolve }));
      setRefused(false);
    } catch (error) {
      if (getNewerVersion(error)) {
        setRefused(true);
        await refresh();
      }
      throw error;
    }
  }

  return (
    <div data-note={isNote || undefined} className={css.answer}>
      {hasNewerReplies && <NewerReplies replies={newer} wasRefused={wasRefused} />}
      <ReplyForm
        draft={isNote ? drafts.note : drafts.reply}
        field={field}
        label={isNote ? copy.noteLabel : isFirst ? copy.firstLabel : copy.label}
        submit={submitText()}
        submitAndResolve={canResolve && !isNote ? copy.sendAndResolve : undefined}
        hint={isNote ? copy.noteHint : hint}
        isRead={messages !== undefined}
        onSend={send}
        tools={
          <>
            <CannedReplyPicker
              onInsert={(text) => insertCanned(field.current, fillVariables(text, values))}
            />
            {!isFirst && <Switch label={copy.note} checked={isNote} onCheckedChange={change} />}
          </>
        }
      />
    </div>
  );
}

/** Whether a message was started and not sent. */
export function hasDraft(name: string): boolean {
  return readSessionText(draftKey(draftsOf(name).reply)) !== null;
}

function draftsOf(name: string) {
  return { reply: `answer ${name}`, note: `note ${name}` };
}

/** Replies of other admins since the dialog was opened or this admin last replied. */
function useNewerReplies({ messages, isFresh }: Read) {
  const [opened, setOpened] = useState<number>();
  const last = messages?.at(-1)?.id ?? 0;
  if (opened === undefined && isFresh) setOpened(last);
  const newer = (messages ?? []).filter(
    ({ id, side, internal }) => id > (opened ?? last) && side === 'shop' && !internal,
  );
  return {
    newer,
    /** The last message shown. */
    readUpTo: last,
    /** Excludes this admin's own reply. */
    sent: ({ id }: TicketMessage) => setOpened(id),
  };
}

/**
 * Inserts text at the caret on its own lines and moves the caret behind it. Replaces the selection.
 * Dispatches an input event, as if the text had been typed.
 */
export function insertAtCaret(field: HTMLTextAreaElement | null, inserted: string): void {
  if (!field) return;
  const { value, selectionStart, selectionEnd } = field;
  const before = value.slice(0, selectionStart);
  const after = value.slice(selectionEnd);
  const text = `${before && !before.endsWith('\n') ? '\n' : ''}${inserted}${after && !after.startsWith('\n') ? '\n' : ''}`;
  field.setRangeText(text, selectionStart, selectionEnd, 'end');
  field.focus();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** {@link insertAtCaret}, and selects the first variable that is left to fill in. */
export function insertCanned(field: HTMLTextAreaElement | null, filled: string): void {
  insertAtCaret(field, filled);
  const [missing] = findVariables(filled);
  if (!field || !missing) return;
  const start = field.value.lastIndexOf(filled) + filled.indexOf(`{${missing}}`);
  field.setSelectionRange(start, start + missing.length + 2);
}
