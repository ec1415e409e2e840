import { useState } from 'react';
import type { TicketMessage } from '#contract/ticket-messages';

type Read = { messages: readonly TicketMessage[] | undefined; isFresh: boolean };

/** Replies of other admins since the dialog was opened or this admin last replied. */
export function useNewerReplies({ messages, isFresh }: Read) {
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
