import { Stack } from '#ui/stack';
import { AdminPage, type AdminPageProps } from '../admin-page.tsx';
import { OthersPresent } from './others-present.tsx';
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
