import { type ReactNode, useState } from 'react';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { records as copy } from '../copy/admin-list.ts';

type FirstRows<Row> = {
  shown: readonly Row[];
  /** Whether more than the first ones are shown. */
  isWhole: boolean;
  /** Shows all or the first ones again; nothing where they are all. */
  toggle: ReactNode;
};

/** The first few of many rows, and all of them on demand. `title` says which. */
export function useFirstRows<Row>(rows: readonly Row[], title: string, count = 5): FirstRows<Row> {
  const [showsAll, setShowsAll] = useState(false);
  const hasMore = rows.length > count;
  const isWhole = hasMore && showsAll;
  const toggle = hasMore && (
    <Inline>
      <Button
        variant="plain"
        size="small"
        aria-expanded={isWhole}
        aria-label={isWhole ? copy.showFewerOf(title) : copy.showAllOf(rows.length, title)}
        onClick={() => setShowsAll(!isWhole)}
      >
        {isWhole ? copy.showFewer : copy.showAll(rows.length)}
      </Button>
    </Inline>
  );
  return { shown: isWhole ? rows : rows.slice(0, count), isWhole, toggle };
}
