import { useRef } from 'react';
import { useOverflow } from '../use-overflow.ts';
import * as css from './conversation.css.ts';
import { type ConversationMessage, Message } from './message.tsx';
import { useScrollToOwnMessage } from './use-scroll-to-own-message.ts';

export { ConversationSkeleton } from './conversation-skeleton.tsx';

export type { ConversationMessage } from './message.tsx';

/** The messages of one thread, the oldest first. */
export type ConversationProps = {
  /** Names the whole: 'Messages'. */
  label: string;
  messages: readonly ConversationMessage[];
  /** `page` grows with its messages up to most of the screen; `box` keeps its height, as in a Dialog. */
  height?: 'page' | 'box';
};

/**
 * What two sides wrote to each other. It opens at its newest message, and scrolls back from there.
 * What comes in while it stands is read out; what it opened with is not.
 */
export function Conversation({ label, messages, height = 'page' }: ConversationProps) {
  const list = useRef<HTMLOListElement>(null);
  const scroller = useOverflow('block');
  useScrollToOwnMessage(list, messages.length, messages.at(-1)?.side === 'own');
  return (
    <div
      ref={scroller.ref}
      role="log"
      aria-label={label}
      // What scrolls has to be reached by the keyboard.
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
