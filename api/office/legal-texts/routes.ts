import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/legal-texts';
import { type LegalTexts, readLegalDocument } from './service.ts';
import { legalDraftToWire, legalTextToWire } from './to-wire.ts';

type Dependencies = { access: SessionAccess; legalTexts: LegalTexts };

/** The legal texts for everyone, each version at an address of its own. */
export function legalTextRoutes({ legalTexts }: Pick<Dependencies, 'legalTexts'>) {
  return new Elysia({ name: 'legal-texts' })
    .get(
      endpoint.listLegalVersions.path,
      () => legalTexts.current(),
      schemaOf(endpoint.listLegalVersions),
    )
    .get(
      endpoint.getLegalText.path,
      async ({ params }) =>
        legalTextToWire(await legalTexts.read(readLegalDocument(params.document))),
      schemaOf(endpoint.getLegalText),
    )
    .get(
      endpoint.getLegalVersion.path,
      async ({ params }) =>
        legalTextToWire(await legalTexts.read(readLegalDocument(params.document), params.version)),
      schemaOf(endpoint.getLegalVersion),
    );
}

/** Their drafts, and what admins publish. */
export function legalDraftRoutes({ access, legalTexts }: Dependencies) {
  return new Elysia({ name: 'legal-drafts' })
    .use(adminGuard(access))
    .get(
      endpoint.getLegalDraft.path,
      async ({ params }) =>
        legalDraftToWire(await legalTexts.find(readLegalDocument(params.document))),
      schemaOf(endpoint.getLegalDraft),
    )
    .patch(
      endpoint.changeLegalDraft.path,
      async ({ viewer, params, body }) =>
        legalDraftToWire(await legalTexts.change(viewer, readLegalDocument(params.document), body)),
      schemaOf(endpoint.changeLegalDraft),
    )
    .post(
      endpoint.publishLegalDraft.path,
      async ({ viewer, params, body }) =>
        legalDraftToWire(
          await legalTexts.publish(viewer, readLegalDocument(params.document), body),
        ),
      schemaOf(endpoint.publishLegalDraft),
    )
    .post(
      endpoint.withdrawLegalVersion.path,
      async ({ viewer, params, body }) =>
        legalDraftToWire(
          await legalTexts.withdraw(viewer, readLegalDocument(params.document), body),
        ),
      schemaOf(endpoint.withdrawLegalVersion),
    );
}
