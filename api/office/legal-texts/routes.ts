import { Elysia } from 'elysia';
import { schemaOf } from '#api/http/schema-of';
import { adminGuard, type SessionAccess } from '#api/http/viewer';
import * as endpoint from '#contract/endpoints/legal-texts';
import type { LegalDraft, LegalText } from '#contract/legal-texts';
import { dayIn } from '#contract/zoned-days';
import { type LegalTexts, readLegalDocument, textOf } from './service.ts';
import { listInForce } from './versions.ts';

type Read = Awaited<ReturnType<LegalTexts['read']>>;

type Found = Awaited<ReturnType<LegalTexts['find']>>;

const dayMs = 24 * 60 * 60 * 1000;

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

export function legalTextToWire({ document, shown, inForce }: Read): LegalText {
  const { version, startsAt, text, shopName } = shown;
  return {
    document,
    version,
    text,
    shopName,
    startsAt: startsAt.toISOString(),
    current: inForce[0].version,
    versions: inForce.map((each) => ({
      version: each.version,
      startsAt: each.startsAt.toISOString(),
    })),
  };
}

function legalDraftToWire(found: Found): LegalDraft {
  const { document, draft, published, shopName, now, zone } = found;
  const [current] = listInForce(published, now);
  const newest = published[0] ?? current;
  const text = draft ? textOf(draft) : newest.text;
  return {
    document,
    version: draft?.version ?? 0,
    changedBy: draft?.changedBy ?? null,
    changedAt: draft?.createdAt.toISOString() ?? null,
    text,
    published: newest.text,
    isNew: text !== newest.text || shopName !== newest.shopName,
    versions: published.map(({ version, startsAt, publishedBy }) => ({
      version,
      publishedBy,
      startsAt: startsAt.toISOString(),
      state: startsAt > now ? 'scheduled' : version === current.version ? 'current' : 'replaced',
    })),
    tomorrow: dayIn(zone, new Date(now.getTime() + dayMs)),
  };
}
