import { type ReactNode, useRef } from 'react';
import { useOverflow } from '../use-overflow.ts';
import * as css from './conversation.css.ts';
import { Message } from './message.tsx';
import { useScrollToOwnMessage } from './use-scroll-to-own-message.ts';

export { ConversationSkeleton } from './conversation-skeleton.tsx';

/** One message: who wrote it and when, what it says, and what hangs on it. */
export type ConversationMessage = {
  id: string | number;
  /** One’s own words stand at the end of the line, all others at its start. */
  side: 'own' | 'other';
  /** Says the side in words too: 'You', 'Grace at Sitewright'. */
  author: string;
  /** The day in words; a line stands wherever it changes. */
  day: string;
  /** The time of that day, as a `time`. */
  at: ReactNode;
  /** As it was typed: tags in it are read, not obeyed. */
  text: string;
  /** Sets it apart in a word or two, and tints it: 'Internal note'. */
  mark?: string;
  /** A FileList. */
  files?: ReactNode;
};

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
        {messages.map((entry, index) => (
          <li key={entry.id}>
            {entry.day !== messages[index - 1]?.day && <p className={css.day}>{entry.day}</p>}
            <Message entry={entry} />
          </li>
        ))}
      </ol>
    </div>
  );
}
