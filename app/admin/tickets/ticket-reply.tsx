import { useRef, useState } from 'react';
import type { AdminTicket } from '#contract/tickets';
import { Inline } from '#ui/inline';
import { Switch } from '#ui/switch';
import { ticketReply as copy } from '../../copy/admin-tickets.ts';
import { useAdminTicketMessages, useAdminTicketMutations } from '../../data/admin-tickets.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { readSessionText, writeSessionText } from '../../state/session-text.ts';
import { draftKey, type Reply, ReplyForm } from '../../support/conversation/reply-form.tsx';
import { CannedReplyPicker } from './canned-reply-picker.tsx';
import { insertAtCaret } from './insert-at-caret.ts';
import { NewerReplies } from './newer-replies.tsx';
import { replyAddress } from './ticket-customer.tsx';
import * as css from './ticket-dialog.css.ts';
import { useNewerReplies } from './use-newer-replies.ts';

/** Replies to a ticket, or adds an internal note. */
export function TicketReply({ ticket }: { ticket: AdminTicket }) {
  const drafts = draftsOf(ticket.ticketId);
  // A note that was started before a reload must not become a reply.
  const [isNote, setNote] = useState(() => readSessionText(draftKey(drafts.note)) !== null);
  const field = useRef<HTMLTextAreaElement>(null);
  const { reply } = useAdminTicketMutations(ticket.id);
  const { messages, isFresh, refresh } = useAdminTicketMessages(ticket.id);
  const { newer, readUpTo, sent } = useNewerReplies({ messages, isFresh });
  const [wasRefused, setRefused] = useState(false);
  const hasNewerReplies = !isNote && newer.length > 0;

  function change(toNote: boolean) {
    setNote(toNote);
    writeSessionText(draftKey(toNote ? drafts.reply : drafts.note), null);
    writeSessionText(draftKey(toNote ? drafts.note : drafts.reply), field.current?.value);
  }

  async function send(message: Reply) {
    try {
      sent(await reply({ ...message, internal: isNote, readUpTo }));
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
        label={isNote ? copy.noteLabel : copy.label}
        submit={isNote ? copy.addNote : hasNewerReplies ? copy.sendAnyway : copy.send}
        hint={isNote ? copy.noteHint : copy.hint(replyAddress(ticket))}
        isRead={messages !== undefined}
        onSend={send}
        tools={
          <Inline gap="s" justify="between">
            <CannedReplyPicker onInsert={(text) => insertAtCaret(field.current, text)} />
            <Switch label={copy.note} checked={isNote} onCheckedChange={change} />
          </Inline>
        }
      />
    </div>
  );
}

function draftsOf(ticketId: string) {
  return { reply: `answer ${ticketId}`, note: `note ${ticketId}` };
}
