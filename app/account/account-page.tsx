import type { ReactNode, RefObject } from 'react';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { AccountNav } from './account-nav.tsx';

type AccountPageProps = {
  title: string;
  /** The title is user content: smaller, and in the text direction of its own language. */
  isQuoted?: boolean;
  /** For moving the focus to the title. */
  titleRef?: RefObject<HTMLHeadingElement | null>;
  lead?: string;
  actions?: ReactNode;
  children: ReactNode;
};

const titleId = 'account-title';

/** The frame of every account page: navigation, title and actions. */
export function AccountPage({
  title,
  isQuoted = false,
  titleRef,
  lead,
  actions,
  children,
}: AccountPageProps) {
  const heading = {
    level: 1,
    id: titleId,
    ...(titleRef && { ref: titleRef, focusable: true }),
  } as const;
  return (
    <Section aria-labelledby={titleId} spacing="tight">
      <Container>
        <Stack gap="xl">
          <AccountNav />
          <Inline justify="between" align="end" gap="m">
            <Stack gap="xs">
              {isQuoted ? (
                <Heading {...heading} size={2}>
                  <bdi>{title}</bdi>
                </Heading>
              ) : (
                <Heading {...heading} face="display">
                  {title}
                </Heading>
              )}
              {lead && (
                <Text tone="soft" measure>
                  {lead}
                </Text>
              )}
            </Stack>
            {actions}
          </Inline>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
