import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';

type NewerVersionProps = {
  /** Who made the newer version, and when. */
  title: string;
  /** The newer version. */
  children: ReactNode;
  action?: ReactNode;
  /** False if the notice appears while the admin types, not in response to a press. */
  takesFocus?: boolean;
};

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
