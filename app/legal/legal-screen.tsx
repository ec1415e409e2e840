import { useParams } from 'react-router';
import type { LegalDocument } from '#contract/legal-texts';
import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { legal, legalDocuments } from '../copy/legal.ts';
import { notFound } from '../copy/shell.ts';
import { useLegalText } from '../data/legal-texts.ts';
import { formatVersionDate } from '../format/dates.ts';
import { legalMetadata, updatedDay } from '../meta/legal-metadata.ts';
import { type Metadata, metadata } from '../meta/metadata.ts';
import { paths } from '../paths.ts';
import { LoadFailed } from '../shell/load-failed.tsx';
import { MessagePage } from '../shell/message-page.tsx';
import { PageMeta } from '../shell/page-meta.tsx';
import { LegalPage } from './legal-page.tsx';

/** A legal text, in the version that the address names or the current one. */
export function LegalScreen({ document }: { document: LegalDocument }) {
  const { version } = useParams();
  const { legalText, failed, onRetry } = useLegalText(document, version);
  const about: Metadata =
    legalMetadata[version === undefined ? document : (`${document}Version` as const)];
  if (legalText === null) {
    return (
      <>
        <PageMeta {...metadata.notFound} />
        <MessagePage
          title={notFound.title}
          body={notFound.body}
          actions={<ButtonLink href={paths.products}>{notFound.action}</ButtonLink>}
        />
      </>
    );
  }
  if (legalText) {
    const day = formatVersionDate(legalText.version);
    return (
      <>
        <PageMeta {...about} description={about.description.replace(updatedDay, day)} />
        <LegalPage legalText={legalText} />
      </>
    );
  }
  return (
    <>
      <PageMeta {...about} description={legalDocuments[document].title} noindex />
      <Loading title={legalDocuments[document].title} failed={failed} onRetry={onRetry} />
    </>
  );
}

type LoadingProps = { title: string; failed: string | undefined; onRetry: () => void };

function Loading({ title, failed, onRetry }: LoadingProps) {
  return (
    <Section aria-labelledby="legal-title">
      <Container>
        <Stack gap="xl">
          <Heading level={1} size="display" id="legal-title">
            {title}
          </Heading>
          {failed ? (
            <LoadFailed title={legal.failed} failed={failed} onRetry={onRetry} />
          ) : (
            <>
              <VisuallyHidden live>{legal.loading}</VisuallyHidden>
              <Skeleton width="most" />
              <Skeleton width="most" />
              <Skeleton width="half" />
            </>
          )}
        </Stack>
      </Container>
    </Section>
  );
}
