import { useRef } from 'react';
import { useOverflow } from '../use-overflow.ts';
import * as css from './conversation.css.ts';
import { type ConversationMessage, Message } from './message.tsx';
import { useScrollToOwnMessage } from './use-scroll-to-own-message.ts';

export { ConversationSkeleton } from './conversation-skeleton.tsx';

export type { ConversationMessage } from './message.tsx';

/** The messages of one thread, oldest first. */
export type ConversationProps = {
  /** The accessible name: 'Messages'. */
  'aria-label': string;
  messages: readonly ConversationMessage[];
  /**
   * `page` grows with its messages to most of the screen; `box` has a fixed height, as in a Dialog.
   */
  height?: 'page' | 'box';
};

/**
 * Shows messages between two sides. It opens at the newest message. New messages are announced;
 * those it opened with are not.
 */
export function Conversation({
  'aria-label': label,
  messages,
  height = 'page',
}: ConversationProps) {
  const list = useRef<HTMLOListElement>(null);
  const scroller = useOverflow('block');
  useScrollToOwnMessage(list, messages.length, messages.at(-1)?.side === 'own');
  return (
    <div
      ref={scroller.ref}
      role="log"
      aria-label={label}
      // Scrollable content must be reachable by keyboard.
      tabIndex={scroller.overflows ? 0 : undefined}
      className={`${css.scroller} ${css.heights[height]}`}
    >
      <ol ref={list} className={css.list}>
        {messages.map((message, index) => (
          <li key={message.id}>
            {message.day !== messages[index - 1]?.day && <p className={css.day}>{message.day}</p>}
            <Message message={message} />
          </li>
        ))}
      </ol>
    </div>
  );
}
