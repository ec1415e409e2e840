import { type ReactNode, type RefObject, useEffect, useId, useRef } from 'react';
import { Badge } from '../badge/badge.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { useOverflow } from '../use-overflow.ts';
import * as css from './conversation.css.ts';

/** One message: author, time, text and attachments. */
export type ConversationMessage = {
  id: string | number;
  /** Your own messages are aligned to the end, all others to the start. */
  side: 'own' | 'other';
  /** Who wrote it, in words: 'You', 'Grace, editor'. */
  author: string;
  /** The day in words. A divider appears where it changes. */
  day: string;
  /** The time of day, as a `time` element. */
  at: ReactNode;
  /** Plain text, as typed. Markup is shown, not rendered. */
  text: string;
  /** Labels and tints the message: 'Internal note'. */
  mark?: string;
  /** A FileList. */
  files?: ReactNode;
};

/** The messages of one thread, oldest first. */
export type ConversationProps = {
  /** The accessible name: 'Messages'. */
  'aria-label': string;
  messages: readonly ConversationMessage[];
  /**
   * `page` grows with its messages to most of the screen; `box` has a fixed height, as in a Dialog;
   * `fill` takes the height of its container.
   */
  height?: 'page' | 'box' | 'fill';
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

/** Scrolls to the message you just sent, wherever you had scrolled to. */
function useScrollToOwnMessage(
  list: RefObject<HTMLElement | null>,
  count: number,
  isOwn: boolean,
): void {
  const known = useRef(count);
  useEffect(() => {
    const isNew = count > known.current;
    known.current = count;
    const scroller = list.current?.parentElement;
    if (!isNew || !isOwn || !scroller) return;
    // In a reversed column, zero is the end.
    scroller.scrollTop = 0;
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [list, count, isOwn]);
}

/** Placeholder for a question and its answer while they load. Hidden from screen readers. */
export function ConversationSkeleton() {
  return (
    <div aria-hidden="true" className={css.list}>
      <MessagePlaceholder side="own" />
      <MessagePlaceholder side="other" />
    </div>
  );
}

function MessagePlaceholder({ side }: { side: 'own' | 'other' }) {
  return (
    <div data-side={side} className={`${css.message} ${css.placeholderMessage}`}>
      <Skeleton width="third" />
      <div className={`${css.bubble} ${css.placeholder}`}>
        <div>
          <Skeleton />
          <Skeleton width="most" />
        </div>
      </div>
    </div>
  );
}

/** A single message, named by its author and time. */
function Message({ message }: { message: ConversationMessage }) {
  const { side, author, at, text, mark, files } = message;
  const headId = useId();
  return (
    <article
      aria-labelledby={headId}
      data-side={side}
      data-marked={mark ? '' : undefined}
      className={css.message}
    >
      <p id={headId} className={css.head}>
        <bdi className={css.author}>{author}</bdi> {mark && <Badge tone="caution">{mark}</Badge>}{' '}
        {at}
      </p>
      <div className={css.bubble}>
        <p dir="auto" className={css.text}>
          {text}
        </p>
        {files}
      </div>
    </article>
  );
}
