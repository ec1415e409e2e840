import { useId } from 'react';
import { Badge } from '../badge/badge.tsx';
import * as css from './conversation.css.ts';
import type { ConversationMessage } from './conversation.tsx';

/** One message, named by whoever wrote it and when. */
export function Message({ entry }: { entry: ConversationMessage }) {
  const { side, author, at, text, mark, files } = entry;
  const headId = useId();
  return (
    <article
      aria-labelledby={headId}
      data-side={side}
      data-marked={mark ? '' : undefined}
      className={css.entry}
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
