import { ButtonLink } from '#ui/button';
import { Container } from '#ui/container';
import { ConversationSkeleton } from '#ui/conversation';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { VisuallyHidden } from '#ui/visually-hidden';
import { guestTicket as words } from '../../copy/tickets.ts';
import type { LoadState } from '../../data/resource.ts';
import { paths } from '../../paths.ts';
import { JavaScriptDisabledPage } from '../../shell/javascript-disabled-page.tsx';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { MessagePage } from '../../shell/message-page.tsx';
import { RequiresJavaScript } from '../../shell/requires-javascript.tsx';

/** In the measures of the page. */
export function GuestTicketLoading() {
  return (
    <RequiresJavaScript fallback={<JavaScriptDisabledPage />}>
      <Section label={words.title} spacing="tight">
        <Container width="text">
          <VisuallyHidden live>{words.loading}</VisuallyHidden>
          <Stack gap="l">
            <Heading level={1} size={2}>
              {words.title}
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
    <Section label={words.title} spacing="tight">
      <Container width="text">
        <Stack gap="l">
          <Heading level={1} size={2}>
            {words.title}
          </Heading>
          <LoadFailed title={words.failed} failed={failed} onRetry={onRetry} />
        </Stack>
      </Container>
    </Section>
  );
}

/** Whether it is old, ended or made up, it looks the same. */
export function GuestLinkGone() {
  return (
    <MessagePage
      title={words.gone}
      body={words.goneHint}
      actions={
        <>
          <ButtonLink href={paths.support}>{words.write}</ButtonLink>
          <ButtonLink href={paths.auth} variant="quiet">
            {words.signIn}
          </ButtonLink>
        </>
      }
    />
  );
}
