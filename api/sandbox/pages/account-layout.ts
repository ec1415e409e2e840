import { documentView, messageView } from './document.ts';
import { pageHeaders } from './headers.ts';
import { Html } from './html.ts';
import { readStyle } from './style.ts';

export interface SheetParts {
  title: string;
  body: Html;
  status?: number;
  /** Where a form of the page may lead in the end. */
  leadsTo?: string | null;
}

export interface Sheet {
  send(parts: SheetParts): Response;
  message(status: number, heading: string, text: string, back?: string | null): Response;
}

/** A page of one's account: an invoice, or the billing portal. */
export async function createSheet(): Promise<Sheet> {
  const { css, hash } = await readStyle(
    new URL('checkout.css', import.meta.url),
    new URL('account.css', import.meta.url),
  );
  const style = new Html(`<style>${css}</style>`);

  function send({ title, body, status = 200, leadsTo }: SheetParts): Response {
    const page = documentView({ title, style, body });
    return new Response(page, { status, headers: pageHeaders(hash, leadsTo) });
  }
  return {
    send,
    message: (status, heading, text, back) =>
      send({ title: heading, body: messageView(heading, text, back), status }),
  };
}
