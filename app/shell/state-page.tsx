import type { ReactNode } from 'react';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import type { LoadState } from '../data/resource.ts';
import { JavaScriptDisabledPage } from './javascript-disabled-page.tsx';
import { LoadFailed } from './load-failed.tsx';
import { RequiresJavaScript } from './requires-javascript.tsx';

type PageProps = { title: string; gap: 'l' | 'xl'; children: ReactNode };

/** A page while it loads: its title above the outlines of what comes, which are the children. */
export function LoadingPage({ loading, ...page }: PageProps & { loading: string }) {
  return (
    <RequiresJavaScript fallback={<JavaScriptDisabledPage />}>
      <TitledPage {...page}>
        <VisuallyHidden live>{loading}</VisuallyHidden>
        {page.children}
      </TitledPage>
    </RequiresJavaScript>
  );
}

/** A page that couldn’t be loaded, with a way to try again. */
export function FailedPage({
  title,
  problem,
  ...load
}: LoadState & { title: string; problem: string }) {
  return (
    <TitledPage title={title} gap="l">
      <LoadFailed title={problem} {...load} />
    </TitledPage>
  );
}

function TitledPage({ title, gap, children }: PageProps) {
  return (
    <Section aria-label={title} spacing="small">
      <Container>
        <Stack gap={gap}>
          <Heading level={1} size={2}>
            {title}
          </Heading>
          {children}
        </Stack>
      </Container>
    </Section>
  );
}
