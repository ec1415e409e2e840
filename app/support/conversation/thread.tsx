import type { Attachment, TicketMessage } from '#contract/ticket-messages';
import type { TicketSide } from '#db/values/enumerations';
import { Conversation, type ConversationMessage, type ConversationProps } from '#ui/conversation';
import { FileList } from '#ui/file-list';
import { thread as copy } from '../../copy/tickets.ts';
import { attachmentUrl } from '../../data/upload.ts';
import { useBrand } from '../../document/settings.tsx';
import { TimeOfDay } from '../../format/date-time.tsx';
import { formatDay } from '../../format/dates.ts';
import { describeFile, isImage } from '../../format/file-info.ts';

type ThreadProps = Pick<ConversationProps, 'height'> & {
  messages: readonly TicketMessage[];
  /** Whose messages are shown as own. */
  reader: TicketSide;
  /** The customer's name, shown to admins. */
  customer?: string;
  /** Authorizes file downloads for guests, who have no session. */
  token?: string;
};

export function Thread({ messages, height, ...reading }: ThreadProps) {
  const { name } = useBrand();
  const entries = messages.map((message) => toEntry(message, { ...reading, shop: name }));
  return (
    <Conversation aria-label={copy.label} messages={entries} {...(height ? { height } : {})} />
  );
}

type Reading = Omit<ThreadProps, 'messages' | 'height'> & { shop: string };

function toEntry(message: TicketMessage, reading: Reading): ConversationMessage {
  const { id, side, createdAt, internal, attachments } = message;
  return {
    id,
    side: side === reading.reader ? 'own' : 'other',
    author: authorOf(message, reading),
    day: formatDay(createdAt),
    at: <TimeOfDay at={createdAt} />,
    text: message.message,
    ...(internal && { mark: copy.internal }),
    ...(attachments.length > 0 && {
      files: <Files attachments={attachments} token={reading.token} />,
    }),
  };
}

function authorOf({ side, author }: TicketMessage, { reader, customer, shop }: Reading): string {
  if (side === 'customer') return reader === 'customer' ? copy.you : copy.customer(customer);
  return author ? copy.agent(author, shop) : shop;
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
  return <FileList aria-label={copy.files} files={files} />;
}
