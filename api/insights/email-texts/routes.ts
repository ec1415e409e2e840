import { Elysia } from 'elysia';
import { Failure } from '#api/http/failure';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/identity/sessions/viewer';
import { comparedToWire } from '#api/insights/shop-settings/to-wire';
import * as endpoint from '#contract/endpoints/email-templates';
import { type MailKind, mailKinds } from '#db/values/mail-kinds';
import type { EmailTextsService, StoredTexts } from './service.ts';
import { readTexts } from './texts.ts';
import { entryToWire, templateToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; emailTexts: EmailTextsService };

/** The texts of the shop's emails. */
export function emailTextsRoutes({ access, emailTexts }: Dependencies) {
  const toWire = (stored: StoredTexts) =>
    templateToWire(stored, emailTexts.sender(), emailTexts.variables(stored.kind));

  return new Elysia({ name: 'email-texts' })
    .use(adminGuard(access))
    .get(
      endpoint.listEmailTemplates.path,
      async () => ({
        sender: emailTexts.sender(),
        templates: (await emailTexts.list()).map(entryToWire),
      }),
      schemaOf(endpoint.listEmailTemplates),
    )
    .get(
      endpoint.getEmailTemplate.path,
      async ({ params }) => toWire(await emailTexts.find(readKind(params.kind))),
      schemaOf(endpoint.getEmailTemplate),
    )
    .patch(
      endpoint.changeEmailTexts.path,
      async ({ viewer, params, body }) =>
        toWire(await emailTexts.change(viewer, readKind(params.kind), body)),
      schemaOf(endpoint.changeEmailTexts),
    )
    .post(
      endpoint.restoreEmailTexts.path,
      async ({ viewer, params, body }) =>
        toWire(await emailTexts.restore(viewer, readKind(params.kind), body)),
      schemaOf(endpoint.restoreEmailTexts),
    )
    .post(
      endpoint.previewEmail.path,
      ({ params, body }) => emailTexts.preview(readKind(params.kind), body),
      schemaOf(endpoint.previewEmail),
    )
    .post(
      endpoint.sendTestEmail.path,
      async ({ viewer, params, body }) => ({
        to: await emailTexts.sendTest(viewer, readKind(params.kind), body),
      }),
      schemaOf(endpoint.sendTestEmail),
    )
    .get(
      endpoint.listEmailHistory.path,
      async ({ params, query }) => {
        const kind = readKind(params.kind);
        const versions = await emailTexts.history(kind, query);
        return versions.map((row) => comparedToWire(row, (value) => readTexts(kind, value)));
      },
      schemaOf(endpoint.listEmailHistory),
    );
}

function readKind(name: string): MailKind {
  const kind = mailKinds.find((known) => known === name);
  if (!kind) throw new Failure('not_found', 'There is no email of this name.');
  return kind;
}
