import type { Presence } from '#contract/presence';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { presence as copy } from '../../copy/admin.ts';
import { AdminPage, type AdminPageProps } from '../admin-page.tsx';
import { usePresence } from './use-presence.ts';

type RecordPageProps = Omit<AdminPageProps, 'aside'> & {
  /** 'order ACC-2026-0042', or null until the record is known. */
  place: string | null;
};

/** The frame of a record's page, which says who else edits it and tells them of changes. */
export function RecordPage({ place, children, ...page }: RecordPageProps) {
  const { others, onTyping } = usePresence(place, 'record.editing');
  return (
    <AdminPage {...page} aside={others.length > 0 && <OthersPresent others={others} />}>
      <div onInput={onTyping}>
        <Stack gap="l">{children}</Stack>
      </div>
    </AdminPage>
  );
}

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
