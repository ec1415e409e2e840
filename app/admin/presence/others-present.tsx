import type { Presence } from '#contract/presence';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { presence as copy } from '../../copy/admin.ts';

/** 'Bea is replying', 'Grace and Joan are editing'. Renders nothing for no one. */
export function OthersPresent({ others }: { others: readonly Presence[] }) {
  const present = (['record.replying', 'record.editing'] as const).flatMap((kind) => {
    const names = others.flatMap(
      ({ kind: announced, actor }) => (announced === kind && actor) || [],
    );
    if (names.length === 0) return [];
    return [
      <Badge key={kind} tone="notice">
        {copy[kind](new Intl.ListFormat('en-US').format(names), names.length)}
      </Badge>,
    ];
  });
  return <>{present.length > 0 && <Inline gap="xs">{present}</Inline>}</>;
}
