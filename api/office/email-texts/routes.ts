import { Elysia } from 'elysia';
import { Failure } from '#api/http/failure';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import { comparedToWire } from '#api/office/settings/to-wire';
import { templates } from '#api/platform/mail/templates/all';
import type {
  EmailSender,
  EmailTemplate,
  EmailTemplateEntry,
  EmailTextField,
} from '#contract/email-templates';
import { type EmailTextName, findTextProblem } from '#contract/email-texts';
import * as endpoint from '#contract/endpoints/email-templates';
import { type MailKind, mailKinds } from '#db/values/mail-kinds';
import type { EmailTextsService, StoredTexts } from './service.ts';
import { readTexts, rulesOf, sampleNamesOf } from './texts.ts';

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

function entryToWire({ kind, row }: StoredTexts): EmailTemplateEntry {
  const fields = fieldsOf(kind, row?.value ?? {});
  return {
    kind,
    version: row?.version ?? 0,
    changedBy: row?.changedBy ?? null,
    changedAt: row?.createdAt.toISOString() ?? null,
    changed: fields.filter(({ original, value }) => original !== value).length,
    isBroken: fields.some(({ problem }) => problem !== null),
  };
}

function templateToWire(
  stored: StoredTexts,
  sender: EmailSender,
  variables: Record<string, string>,
): EmailTemplate {
  const { kind, row } = stored;
  return {
    ...entryToWire(stored),
    sender,
    fields: fieldsOf(kind, row?.value ?? {}),
    variables: Object.entries(variables).map(([name, example]) => ({ name, example })),
    samples: sampleNamesOf(kind),
  };
}

function fieldsOf(kind: MailKind, stored: Record<string, unknown>): EmailTextField[] {
  const texts = readTexts(kind, stored);
  return Object.entries(templates[kind].texts).map(([key, original]) => {
    const name = key as EmailTextName;
    const value = texts[name] ?? original;
    const rules = rulesOf(kind, name);
    const problem = findTextProblem(name, value, rules);
    return { name, original, value, required: [...rules.required], problem };
  });
}
