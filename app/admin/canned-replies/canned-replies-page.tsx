import type { ReactNode } from 'react';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { cannedReplies as words } from '../../copy/canned-replies.ts';
import { paths } from '../../paths.ts';

const titleId = 'canned-replies';

/** What it is, and the way back; the replies come once it is known who asks. */
export function CannedRepliesPage({ children }: { children?: ReactNode }) {
  return (
    <Section labelledBy={titleId} room="tight">
      <Container>
        <Stack gap="l">
          <Stack gap="xxs">
            <TextLink href={paths.admin} standalone tone="soft">
              {words.back}
            </TextLink>
            <Heading level={1} size={2} id={titleId}>
              {words.title}
            </Heading>
            <Text tone="soft" measure>
              {words.lead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
