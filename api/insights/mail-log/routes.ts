import { Elysia } from 'elysia';
import { parseRowId } from '#api/http/path-id';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import { mailToWire } from '#api/platform/mail/entry';
import { type Mail, noSuchMail } from '#api/platform/mail/service';
import * as endpoint from '#contract/endpoints/mails';
import type { Db } from '#db/client';
import { listMails } from './list.ts';

type Dependencies = { db: Db; access: SessionAccess; mail: Pick<Mail, 'retry'> };

/** The email log for admins, who can retry failed emails. */
export function mailRoutes({ db, access, mail }: Dependencies) {
  return new Elysia({ name: 'mails' })
    .use(adminGuard(access))
    .get(
      endpoint.listMails.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listMails,
          read: (query) => listMails(db, query),
          toWire: mailToWire,
        }),
      listSchemaOf(endpoint.listMails),
    )
    .post(
      endpoint.retryMail.path,
      async ({ viewer, params }) =>
        mailToWire(await mail.retry(viewer, parseRowId(params.id, noSuchMail))),
      schemaOf(endpoint.retryMail),
    );
}
