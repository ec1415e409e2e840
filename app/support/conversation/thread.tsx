import { brand } from '#contract/brand';
import type { Attachment, TicketMessage } from '#contract/ticket-messages';
import type { TicketSide } from '#db/values/enumerations';
import { Conversation, type ConversationMessage, type ConversationProps } from '#ui/conversation';
import { FileList } from '#ui/file-list';
import { thread as words } from '../../copy/tickets.ts';
import { attachmentUrl } from '../../data/attachments.ts';
import { formatDay } from '../../format/dates.ts';
import { describeFile, isImage } from '../../format/file-info.ts';
import { TimeOfDay } from '../../format/time-of-day.tsx';

type ThreadProps = Pick<ConversationProps, 'height'> & {
  messages: readonly TicketMessage[];
  /** Whose words are one's own. */
  reader: TicketSide;
  /** How the customer is called where the shop reads. */
  customer?: string;
  /** Opens the files for a guest, who has no session to show. */
  token?: string;
};

/** A ticket's messages as either side reads them. */
export function Thread({ messages, height, ...reading }: ThreadProps) {
  const entries = messages.map((message) => toEntry(message, reading));
  return <Conversation label={words.label} messages={entries} {...(height ? { height } : {})} />;
}

type Reading = Omit<ThreadProps, 'messages' | 'height'>;

function toEntry(message: TicketMessage, reading: Reading): ConversationMessage {
  const { id, side, createdAt, internal, attachments } = message;
  return {
    id,
    side: side === reading.reader ? 'own' : 'other',
    author: authorOf(message, reading),
    day: formatDay(createdAt),
    at: <TimeOfDay at={createdAt} />,
    text: message.message,
    ...(internal && { mark: words.internal }),
    ...(attachments.length > 0 && {
      files: <Files attachments={attachments} token={reading.token} />,
    }),
  };
}

function authorOf({ side, author }: TicketMessage, { reader, customer }: Reading): string {
  if (side === 'customer') return reader === 'customer' ? words.you : words.customer(customer);
  return author ? words.agent(author) : brand.name;
}

type FilesProps = { attachments: readonly Attachment[]; token: string | undefined };

function Files({ attachments, token }: FilesProps) {
  const files = attachments.map((attachment) => {
    const href = attachmentUrl(attachment.id, token);
    return {
      id: attachment.id,
      name: attachment.name,
      detail: describeFile(attachment),
      href,
      ...(isImage(attachment.type) && { preview: href }),
    };
  });
  return <FileList label={words.files} files={files} />;
}
