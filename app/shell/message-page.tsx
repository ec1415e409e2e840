import type { ReactNode } from 'react';
import { Container } from '#ui/container';
import { EmptyState } from '#ui/empty-state';
import { Section } from '#ui/section';
import { Text } from '#ui/text';

type MessagePageProps = { title: string; body: ReactNode; actions?: ReactNode };

/** A page with a single message and actions. */
export function MessagePage({ title, body, actions }: MessagePageProps) {
  return (
    <Section aria-label={title} spacing="large">
      <Container width="text">
        <EmptyState level={1} title={title} actions={actions}>
          <Text>{body}</Text>
        </EmptyState>
      </Container>
    </Section>
  );
}
