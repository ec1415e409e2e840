import { type ReactNode, useId } from 'react';
import { Badge } from '../badge/badge.tsx';
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

/** A single message, named by its author and time. */
export function Message({ message }: { message: ConversationMessage }) {
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
