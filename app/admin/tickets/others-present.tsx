import type { Presence } from '#contract/presence';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { presence as copy } from '../../copy/admin-tickets.ts';

/** 'Bea is replying', 'Grace and Joan are viewing'. */
export function OthersPresent({ others }: { others: readonly Presence[] }) {
  const replying = describe(others, 'replying');
  const viewing = describe(others, 'viewing');
  return (
    <>
      {(replying || viewing) && (
        <Inline gap="xs">
          {replying && <Badge tone="notice">{replying}</Badge>}
          {viewing && <Badge tone="neutral">{viewing}</Badge>}
        </Inline>
      )}
    </>
  );
}

function describe(others: readonly Presence[], state: 'viewing' | 'replying'): string {
  const names = others.filter((other) => other.state === state).map(({ name }) => name);
  if (names.length === 0) return '';
  return copy[state](new Intl.ListFormat('en-US').format(names), names.length);
}
