import { Elysia } from 'elysia';
import { parseRowId } from '#api/http/path-id';
import { schemaOf } from '#api/http/schema-of';
import { withPeople, withPerson } from '#api/identity/customers/find-people';
import { adminGuard, type SessionAccess } from '#api/identity/sessions/viewer';
import { answerList, listSchemaOf } from '#api/platform/lists/answer';
import { mailToWire, type StoredMail } from '#api/platform/mail/entry';
import { type Mail, noSuchMail } from '#api/platform/mail/service';
import type { ShopDay } from '#api/platform/shop-settings/shop-day';
import * as endpoint from '#contract/endpoints/mails';
import type { Db } from '#db/client';
import { listMails } from './list.ts';

type Dependencies = { db: Db; access: SessionAccess; mail: Pick<Mail, 'retry'>; shopDay: ShopDay };

/** The email log for admins, who can retry failed emails. */
export function mailRoutes({ db, access, mail, shopDay }: Dependencies) {
  return new Elysia({ name: 'mails' })
    .use(adminGuard(access))
    .get(
      endpoint.listMails.path,
      (context) =>
        answerList(context, {
          endpoint: endpoint.listMails,
          shopDay,
          read: async (query) => withPeople(db, await listMails(db, query), addressOf),
          toWire: ({ row, customer }) => mailToWire(row, customer),
        }),
      listSchemaOf(endpoint.listMails, shopDay),
    )
    .post(
      endpoint.retryMail.path,
      async ({ viewer, params }) => {
        const retried = await mail.retry(viewer, parseRowId(params.id, noSuchMail));
        const { row, customer } = await withPerson(db, retried, addressOf);
        return mailToWire(row, customer);
      },
      schemaOf(endpoint.retryMail),
    );
}

function addressOf({ to }: StoredMail): string {
  return to;
}
