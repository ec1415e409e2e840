import { useState } from 'react';
import type { TicketMessage } from '#contract/ticket-messages';

type Read = { messages: readonly TicketMessage[] | undefined; isFresh: boolean };

/** Replies of other admins that came after a dialog was opened, and before this one replied. */
export function useNewerReplies({ messages, isFresh }: Read) {
  const [opened, setOpened] = useState<number>();
  const last = messages?.at(-1)?.id ?? 0;
  if (opened === undefined && isFresh) setOpened(last);
  const newer = (messages ?? []).filter(
    ({ id, side, internal }) => id > (opened ?? last) && side === 'shop' && !internal,
  );
  return {
    newer,
    /** The last message that is shown. */
    readUpTo: last,
    /** What this admin has sent is not news to them. */
    sent: ({ id }: TicketMessage) => setOpened(id),
  };
}
