import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { editConflict as copy } from '../../copy/edit-conflicts.ts';
import type { ShownNewer } from './use-merge.ts';

type NewerVersionProps = {
  /** Who made the newer version, and when. */
  title: string;
  /** The newer version. */
  children: ReactNode;
  action?: ReactNode;
  /** False if the notice appears while the admin types, not in response to a press. */
  takesFocus?: boolean;
};

type MergeNoticeProps = {
  /** Who made the newer version, and when. */
  title: string;
  newer: ShownNewer;
  /** Replaces the form's values with theirs. */
  onLoad: () => void;
};

/** Says which of someone else's changes are in the form, and compares those that both made. */
export function MergeNotice({ title, newer, onLoad }: MergeNoticeProps) {
  const { version, adopted, asked } = newer;
  return (
    <EditConflictNotice
      key={version}
      title={title}
      action={
        <Button variant="quiet" size="small" onClick={onLoad}>
          {copy.load}
        </Button>
      }
    >
      {adopted.length > 0 && <p>{copy.adopted(adopted)}</p>}
      {asked.length > 0 && <p>{copy.asked}</p>}
      {adopted.length + asked.length === 0 && <p>{copy.same}</p>}
      {asked.length > 0 && (
        <DescriptionList
          items={asked.map(({ field, theirs, yours }) => ({
            term: field,
            detail: (
              <Stack gap="none">
                <Version by={copy.theirs}>{theirs}</Version>
                <Version by={copy.yours}>{yours}</Version>
              </Stack>
            ),
          }))}
        />
      )}
    </EditConflictNotice>
  );
}

function Version({ by, children }: { by: string; children: string }) {
  return (
    <Text size="small">
      {by}: <bdi>{children || copy.none}</bdi>
    </Text>
  );
}

/** Tells an admin that someone else saved a newer version, with an action to resolve the conflict. */
export function EditConflictNotice({
  title,
  children,
  action,
  takesFocus = true,
}: NewerVersionProps) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    section.current?.focus();
    section.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <section ref={section} tabIndex={-1} aria-label={title}>
      <Notice tone="caution" title={title} action={action} live={takesFocus ? 'off' : 'polite'}>
        <Stack gap="s">{children}</Stack>
      </Notice>
    </section>
  );
}
