import type { ReactNode } from 'react';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { JavaScriptDisabledPage } from '../../shell/javascript-disabled-page.tsx';
import { RequiresJavaScript } from '../../shell/requires-javascript.tsx';

type AuthPageProps = { title: string; lead: string; children: ReactNode };

const titleId = 'auth-title';

export function AuthPage({ title, lead, children }: AuthPageProps) {
  return (
    <RequiresJavaScript fallback={<JavaScriptDisabledPage />}>
      <Section aria-labelledby={titleId}>
        <Container width="form">
          <Stack gap="xl">
            <Stack gap="xs">
              <Heading level={1} face="display" id={titleId}>
                {title}
              </Heading>
              <Text tone="soft">{lead}</Text>
            </Stack>
            {children}
          </Stack>
        </Container>
      </Section>
    </RequiresJavaScript>
  );
}
