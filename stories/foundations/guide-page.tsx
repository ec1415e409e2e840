import type { ReactNode } from 'react';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import * as css from './guide-page.css.ts';

type GuidePageProps = { title: string; lead: string; children: ReactNode };

/** A documentation page about the design system. */
export function GuidePage({ title, lead, children }: GuidePageProps) {
  return (
    <main className={css.page}>
      <Container>
        <Stack gap="xxl">
          <Stack gap="m">
            <Heading level={1} size="display">
              {title}
            </Heading>
            <Text size="large" tone="soft" measure>
              {lead}
            </Text>
          </Stack>
          {children}
        </Stack>
      </Container>
    </main>
  );
}

type GuideSectionProps = { title: string; note?: string; children: ReactNode };

/** A section of a documentation page. */
export function GuideSection({ title, note, children }: GuideSectionProps) {
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <Heading level={2}>{title}</Heading>
        {note && (
          <Text tone="soft" measure>
            {note}
          </Text>
        )}
      </Stack>
      {children}
    </Stack>
  );
}
