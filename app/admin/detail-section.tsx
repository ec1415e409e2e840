import type { ReactNode } from 'react';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';

type DetailSectionProps = {
  title: string;
  /** 2 on a page, below its title. */
  level?: 2 | 3;
  /** Of its title, for links to it. */
  id?: string | undefined;
  /** A small button next to the title. */
  action?: ReactNode;
  children: ReactNode;
};

/** A titled section of a details dialog or page. */
export function DetailSection({ title, level = 3, id, action, children }: DetailSectionProps) {
  const heading = (
    <Heading level={level} size={4} {...(id && { id, focusable: true })}>
      {title}
    </Heading>
  );
  return (
    <Stack gap="xs">
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
