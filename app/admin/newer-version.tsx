import { type ReactNode, useEffect, useRef } from 'react';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';

type NewerVersionProps = {
  /** Who made it, and when. */
  title: string;
  /** What it says. */
  children: ReactNode;
  action?: ReactNode;
};

/** Tells an admin that another one was faster. Focus comes here: it decides what to do next. */
export function NewerVersion({ title, children, action }: NewerVersionProps) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={place} tabIndex={-1} aria-label={title}>
      <Notice tone="caution" title={title} action={action}>
        <Stack gap="s">{children}</Stack>
      </Notice>
    </section>
  );
}
