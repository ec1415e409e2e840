import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { Elysia } from 'elysia';
import { refuseUnlessLocal } from '#api/http/client-address';
import { Failure } from '#api/http/failure';
import { parseRowId } from '#api/http/schema-of';
import { mailboxStyle } from '#api/platform/mail/templates/styles';
import { html, Markup } from '#api/platform/mail/templates/write-html';
import { brand } from '#contract/brand';
import type { Db } from '#db/client';
import { type MailRow, mails } from '#db/schema/mails';

/** An email that has been delivered. */
type DeliveredMail = MailRow & { text: string; html: string; sentAt: Date };

const time = new Intl.DateTimeFormat('en-US', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

const path = '/mailbox';
const maxListed = 200;

export type PeerOf = (request: Request) => string | undefined;

type Dependencies = {
  db: Db;
  /** The caller's address when another server accepted the connection. */
  peerOf?: PeerOf | undefined;
};

/**
 * The mailbox of a shop without a mail server, only for callers on the same machine. Serves a page,
 * or JSON on request.
 */
export function mailboxRoutes({ db, peerOf }: Dependencies) {
  return new Elysia({ name: 'mailbox' })
    .derive(({ request, server, set }) => {
      refuseUnlessLocal(request, peerOf?.(request) ?? server?.requestIP(request)?.address);
      Object.assign(set.headers, { 'cache-control': 'no-store', vary: 'Accept' });
    })
    .get(path, async ({ request, set }) => {
      const arrived = await list();
      if (wantsJson(request)) return arrived.map(toWire);
      return page(mailboxPage(arrived), set.headers);
    })
    .get(`${path}/:id`, async ({ params, request, set }) => {
      const [mail] = await list(parseRowId(params.id, 'This email was not found.'));
      if (!mail) throw new Failure('not_found', 'This email was not found.');
      return wantsJson(request) ? toWire(mail) : page(mailPage(mail), set.headers);
    });

  async function list(id?: number): Promise<DeliveredMail[]> {
    const rows = await db
      .select()
      .from(mails)
      .where(
        and(eq(mails.status, 'sent'), isNotNull(mails.text), id ? eq(mails.id, id) : undefined),
      )
      .orderBy(desc(mails.sentAt), desc(mails.id))
      .limit(maxListed);
    return rows.filter(hasArrived);
  }
}

function hasArrived(mail: MailRow): mail is DeliveredMail {
  return mail.text !== null && mail.html !== null && mail.sentAt !== null;
}

function wantsJson(request: Request): boolean {
  return request.headers.get('accept')?.includes('application/json') ?? false;
}

function toWire({ to, subject, text, html, sentAt }: DeliveredMail) {
  return { to, subject, text, html, sentAt: sentAt.toISOString() };
}

function page(html: string, headers: Record<string, string | number | undefined>): string {
  headers['content-type'] = 'text/html;charset=utf-8';
  return html;
}

/** Lists delivered emails, newest first. */
function mailboxPage(arrived: DeliveredMail[]): string {
  return frame(
    'Mailbox',
    html`<h1>Mailbox</h1>
<p class="soft">No mail server is configured (<code>SMTP_URL</code>), so emails stay on this machine. Every email that the shop sends appears here.</p>
${
  arrived.length === 0
    ? html`<p>No emails yet.</p>`
    : html`<ul>${arrived.map(
        (mail) =>
          html`<li><a href="/mailbox/${String(mail.id)}"><span class="subject">${mail.subject}</span>
<span class="soft">${mail.to}</span> ${sentAt(mail)}</a></li>\n`,
      )}</ul>`
}`,
  );
}

/** Shows an email's HTML and text parts. */
function mailPage(mail: DeliveredMail): string {
  return frame(
    mail.subject,
    html`<p><a href="/mailbox">All emails</a></p>
<h1>${mail.subject}</h1>
<p class="soft">To ${mail.to} · ${sentAt(mail)}</p>
<iframe title="Email preview" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${inFrame(mail.html)}"></iframe>
<h2>Plain text</h2>
<pre>${mail.text}</pre>`,
  );
}

/** Opens links outside the frame. */
function inFrame(mail: string): string {
  return mail.replace('<head>', '<head><base target="_blank">');
}

function sentAt({ sentAt: at }: DeliveredMail): Markup {
  return html`<time class="soft" datetime="${at.toISOString()}">${time.format(at)} (UTC)</time>`;
}

function frame(title: string, content: Markup): string {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex,nofollow">
<title>${title} · ${brand.name}</title>
<style>${new Markup(mailboxStyle)}</style>
</head>
<body><main>
${content}
</main></body>
</html>
`.text;
}
