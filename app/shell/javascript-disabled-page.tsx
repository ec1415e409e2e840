import { javaScriptDisabled as words } from '../copy/shell.ts';
import { MailLink } from '../legal/mail-link.tsx';
import { MessagePage } from './message-page.tsx';

/** In the place of a page that is put together in the browser, where the browser runs no script. */
export function JavaScriptDisabledPage() {
  const body = (
    <>
      {words.hint} <MailLink />
    </>
  );
  return <MessagePage title={words.title} body={body} />;
}
