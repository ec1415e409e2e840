import type { ReactNode } from 'react';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';

type DetailSectionProps = { title: string; children: ReactNode };

/** A part of a dialog that says all about one row. */
export function DetailSection({ title, children }: DetailSectionProps) {
  return (
    <Stack gap="s">
      <Heading level={3} size={4}>
        {title}
      </Heading>
      {children}
    </Stack>
  );
}
