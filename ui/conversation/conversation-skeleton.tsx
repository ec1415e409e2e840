import { Skeleton } from '../skeleton/skeleton.tsx';
import * as css from './conversation.css.ts';

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
