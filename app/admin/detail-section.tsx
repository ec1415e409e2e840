import type { ReactNode } from 'react';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';

type DetailSectionProps = {
  title: string;
  /** A small button next to the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled section of a details dialog. */
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
