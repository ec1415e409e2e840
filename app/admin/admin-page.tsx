import { type ReactNode, useId } from 'react';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { paths } from '../paths.ts';

type AdminPageProps = {
  copy: { title: string; lead: string; back: string };
  /** Rendered once the session is checked. */
  children?: ReactNode;
};

/** The frame of an admin page: title, lead and a link back to the dashboard. */
export function AdminPage({ copy, children }: AdminPageProps) {
  const titleId = useId();
  return (
    <Section aria-labelledby={titleId} spacing="tight">
      <Container>
        <Stack gap="l">
          <Stack gap="xxs">
            <TextLink href={paths.admin} standalone tone="soft">
              {copy.back}
            </TextLink>
            <Heading level={1} size={2} id={titleId}>
              {copy.title}
            </Heading>
            <Text tone="soft" measure>
              {copy.lead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
