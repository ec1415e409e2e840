import type { ReactNode } from 'react';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';

type DetailSectionProps = {
  title: string;
  /** One small button at the end of the title's line. */
  action?: ReactNode;
  children: ReactNode;
};

/** A part of a dialog that says all about one row. */
export function DetailSection({ title, action, children }: DetailSectionProps) {
  const heading = (
    <Heading level={3} size={4}>
      {title}
    </Heading>
  );
  return (
    <Stack gap="s">
      {action ? (
        <Inline justify="between" gap="s">
          {heading}
          {action}
        </Inline>
      ) : (
        heading
      )}
      {children}
    </Stack>
  );
}
