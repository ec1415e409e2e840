import type { Presence, PresenceState } from '#contract/presence';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { presence as copy } from '../../copy/presence.ts';

const states = ['replying', 'editing', 'viewing'] as const satisfies readonly PresenceState[];

/** 'Bea is replying', 'Grace and Joan are viewing'. Renders nothing for no one. */
export function OthersPresent({ others }: { others: readonly Presence[] }) {
  const present = states.flatMap((state) => {
    const names = others.filter((other) => other.state === state).map(({ name }) => name);
    if (names.length === 0) return [];
    const text = copy[state](new Intl.ListFormat('en-US').format(names), names.length);
    return [
      <Badge key={state} tone={state === 'viewing' ? 'neutral' : 'notice'}>
        {text}
      </Badge>,
    ];
  });
  return <>{present.length > 0 && <Inline gap="xs">{present}</Inline>}</>;
}
