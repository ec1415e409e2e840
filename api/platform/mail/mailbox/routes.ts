import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { Elysia } from 'elysia';
import { Failure } from '#api/http/failure';
import { refuseUnlessLocal } from '#api/http/local-only';
import { parseRowId } from '#api/http/path-id';
import type { Db } from '#db/client';
import { type MailRow, mails } from '#db/schema/mails';
import { type DeliveredMail, mailboxPage, mailPage } from './pages.ts';

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
