import { documentView, messageView } from './document.ts';
import { pageHeaders } from './headers.ts';
import { Html } from './html.ts';
import { readStyle } from './style.ts';

export interface AccountPageParts {
  title: string;
  body: Html;
  status?: number;
  /** The URL that a form on the page may redirect to in the end. */
  formRedirect?: string | null;
}

export interface AccountLayout {
  send(parts: AccountPageParts): Response;
  message(status: number, heading: string, text: string, back?: string | null): Response;
}

/** The layout of invoices and the billing portal. */
export async function createAccountLayout(): Promise<AccountLayout> {
  const { css, hash } = await readStyle(
    new URL('checkout.css', import.meta.url),
    new URL('account.css', import.meta.url),
  );
  const style = new Html(`<style>${css}</style>`);

  function send({ title, body, status = 200, formRedirect }: AccountPageParts): Response {
    const page = documentView({ title, style, body });
    return new Response(page, { status, headers: pageHeaders(hash, formRedirect) });
  }
  return {
    send,
    message: (status, heading, text, back) =>
      send({ title: heading, body: messageView(heading, text, back), status }),
  };
}
