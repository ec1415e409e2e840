import { Container } from '#ui/container';
import { Notice } from '#ui/notice';
import { Section } from '#ui/section';
import { needsScript as words } from '../copy/shell.ts';
import { MailLink } from '../legal/mail-link.tsx';

/** In the place of a page that is put together in the browser, where the browser runs no script. */
export function NeedsScript() {
  return (
    <Section label={words.title} room="tight">
      <Container width="text">
        <Notice tone="caution" title={words.title}>
          {words.hint} <MailLink />
        </Notice>
      </Container>
    </Section>
  );
}
