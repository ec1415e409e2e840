import { Elysia } from 'elysia';
import { numberId } from '#api/http/path-id';
import { admins, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerPage, csvIfAsked } from '#api/platform/lists/answer';
import { mailToWire } from '#api/platform/mail/entry';
import { type Mail, noSuchMail } from '#api/platform/mail/service';
import { MailEntry, MailEntryList, MailListQuery } from '#contract/mails';
import { apiPaths } from '#contract/paths';
import type { Db } from '#db/client';
import { listMails } from './list.ts';

type Dependencies = { db: Db; access: SessionAccess; mail: Pick<Mail, 'retry'> };

/** What admins see of the mails that left or should have, and do about them. */
export function mailRoutes({ db, access, mail }: Dependencies) {
  return new Elysia({ name: 'mails' })
    .use(admins(access))
    .get(
      apiPaths.mails,
      async ({ query, path, set }) =>
        answerPage(await listMails(db, query), { path, query, headers: set.headers }).map(
          mailToWire,
        ),
      {
        query: MailListQuery,
        response: MailEntryList,
        mapResponse: csvIfAsked(MailEntryList),
      },
    )
    .post(
      `${apiPaths.mails}/:id/retry`,
      async ({ viewer, params }) =>
        mailToWire(await mail.retry(viewer, numberId(params.id, noSuchMail))),
      { response: MailEntry },
    );
}
