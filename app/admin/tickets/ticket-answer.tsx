import { useRef, useState } from 'react';
import type { AdminTicket } from '#contract/tickets';
import { Checkbox } from '#ui/checkbox';
import { Inline } from '#ui/inline';
import { ticketAnswer as words } from '../../copy/admin-tickets.ts';
import { useDeskChanges, useDeskMessages } from '../../data/support-desk.ts';
import { drafts } from '../../support/conversation/draft.ts';
import { ReplyForm } from '../../support/conversation/reply-form.tsx';
import { CannedReplyChooser } from './canned-reply-chooser.tsx';
import { insertAtCaret } from './insert-at-caret.ts';
import * as css from './ticket-dialog.css.ts';

/** Answers a ticket, or notes something that only admins see. */
export function TicketAnswer({ ticket }: { ticket: AdminTicket }) {
  const keys = draftKeys(ticket.ticketId);
  // A note that was begun before a reload must not turn into a reply.
  const [isNote, setNote] = useState(() => drafts.read(keys.note) !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const { reply } = useDeskChanges(ticket.id);
  const { messages } = useDeskMessages(ticket.id);

  function change(toNote: boolean) {
    setNote(toNote);
    drafts.keep(toNote ? keys.reply : keys.note, '');
    drafts.keep(toNote ? keys.note : keys.reply, field.current?.value ?? '');
  }

  return (
    <div data-note={isNote || undefined} className={css.answer}>
      <ReplyForm
        draft={isNote ? keys.note : keys.reply}
        field={field}
        label={isNote ? words.noteLabel : words.label}
        submit={isNote ? words.addNote : words.send}
        hint={isNote ? words.noteHint : words.hint(ticket.email)}
        isRead={messages !== undefined}
        onSend={(message) => reply({ ...message, internal: isNote })}
        tools={
          <Inline gap="s" justify="between">
            <CannedReplyChooser onInsert={(text) => insertAtCaret(field.current, text)} />
            <Checkbox
              label={words.note}
              name="internal"
              checked={isNote}
              onChange={({ currentTarget }) => change(currentTarget.checked)}
            />
          </Inline>
        }
      />
    </div>
  );
}

function draftKeys(ticketId: string) {
  return { reply: `answer ${ticketId}`, note: `note ${ticketId}` };
}
