import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { ConversationSkeleton } from '#ui/conversation';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { guestTicket as copy } from '../../copy/tickets.ts';
import type { LoadState } from '../../data/resource.ts';
import { paths } from '../../paths.ts';
import { JavaScriptDisabledPage } from '../../shell/javascript-disabled-page.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { RequiresJavaScript } from '../../shell/requires-javascript.tsx';

/** Same layout as the loaded page. */
export function GuestTicketLoading() {
  return (
    <RequiresJavaScript fallback={<JavaScriptDisabledPage />}>
      <Section aria-label={copy.title} spacing="tight">
        <Container width="text">
          <VisuallyHidden live>{copy.loading}</VisuallyHidden>
          <Stack gap="l">
            <Heading level={1} size={2}>
              {copy.title}
            </Heading>
            <ConversationSkeleton />
          </Stack>
        </Container>
      </Section>
    </RequiresJavaScript>
  );
}

export function GuestTicketFailed({ failed, onRetry }: LoadState) {
  return (
    <Section aria-label={copy.title} spacing="tight">
      <Container width="text">
        <Stack gap="l">
          <Heading level={1} size={2}>
            {copy.title}
          </Heading>
          <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />
        </Stack>
      </Container>
    </Section>
  );
}

/** Looks the same for expired, revoked and invalid links. */
export function GuestLinkGone() {
  return (
    <MessagePage
      title={copy.gone}
      body={copy.goneHint}
      actions={
        <>
          <ButtonLink href={paths.support}>{copy.write}</ButtonLink>
          <ButtonLink href={paths.auth} variant="quiet">
            {copy.signIn}
          </ButtonLink>
        </>
      }
    />
  );
}
