import { type ReactNode, useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import * as css from './conversation.css.ts';

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

/** One message, named by whoever wrote it and when. */
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
