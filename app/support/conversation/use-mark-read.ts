import { useEffect, useEffectEvent } from 'react';

/**
 * What is on the screen counts as read. `unread` is undefined until it is there; a mark that the
 * server does not take is set the next time.
 */
export function useMarkRead(unread: number | undefined, markRead: () => Promise<unknown>): void {
  const mark = useEffectEvent(() => void markRead().catch(() => undefined));
  useEffect(() => {
    if (unread) mark();
  }, [unread]);
}
