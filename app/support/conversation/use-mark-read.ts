import { useEffect, useEffectEvent } from 'react';

/**
 * Marks a conversation as read once it is shown. `unread` is undefined until it has loaded. A
 * failed mark is retried on the next visit.
 */
export function useMarkRead(unread: number | undefined, markRead: () => Promise<unknown>): void {
  const mark = useEffectEvent(() => void markRead().catch(() => undefined));
  useEffect(() => {
    if (unread) mark();
  }, [unread]);
}
