import { javaScriptDisabled as copy } from '../copy/shell.ts';
import { MailLink } from '../legal/mail-link.tsx';
import { MessagePage } from './message-page.tsx';

/** Replaces pages that are rendered only in the browser. */
export function JavaScriptDisabledPage() {
  const body = (
    <>
      {copy.hint} <MailLink />
    </>
  );
  return <MessagePage title={copy.title} body={body} />;
}
