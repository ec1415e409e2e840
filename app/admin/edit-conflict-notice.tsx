import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';

type NewerVersionProps = {
  /** Who made it, and when. */
  title: string;
  /** What it says. */
  children: ReactNode;
  action?: ReactNode;
  /** False where it comes while the admin types, not in answer to a press. */
  takesFocus?: boolean;
};

/** Tells an admin that another one was faster, and decides what to do next. */
export function EditConflictNotice({
  title,
  children,
  action,
  takesFocus = true,
}: NewerVersionProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!takesFocus) return;
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [takesFocus]);
  return (
    <section ref={place} tabIndex={-1} aria-label={title}>
      <Notice tone="caution" title={title} action={action} live={takesFocus ? 'off' : 'polite'}>
        <Stack gap="s">{children}</Stack>
      </Notice>
    </section>
  );
}
