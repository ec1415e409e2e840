import type { LegalDraft, LegalText } from '#contract/legal-texts';
import { dayIn } from '#contract/zoned-days';
import type { LegalTexts } from './service.ts';
import { textOf } from './service.ts';
import { listInForce } from './versions.ts';

type Read = Awaited<ReturnType<LegalTexts['read']>>;
type Found = Awaited<ReturnType<LegalTexts['find']>>;

const dayMs = 24 * 60 * 60 * 1000;

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

export function legalDraftToWire(found: Found): LegalDraft {
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
