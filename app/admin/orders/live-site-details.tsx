import type { OrderDetails } from '#contract/orders';
import { certificateEndsSoonDays, type SiteCheck } from '#contract/site-checks';
import { Badge } from '#ui/badge';
import type { Description } from '#ui/description-list';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { liveSite as copy } from '../../copy/admin-orders.ts';
import { DateTime, Day } from '../../format/date-time.tsx';
import { formatAge } from '../../format/deadline.ts';
import { siteAddress } from '../../format/images.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** The live address and what its last check found. */
export function liveSiteDetails(
  { liveUrl, siteDownSince, siteCheck: check }: OrderDetails,
  now: Date,
): Description[] {
  if (!liveUrl) return [];
  return [
    {
      term: copy.address,
      detail: (
        <Stack gap="xxs">
          <TextLink href={liveUrl} newTab>
            <bdi>{siteAddress(liveUrl)}</bdi>
          </TextLink>
          {siteDownSince && (
            <Inline gap="xs">
              <Badge tone="critical">{copy.down}</Badge>
              <span>
                {copy.since} <DateTime at={siteDownSince} />
              </span>
            </Inline>
          )}
        </Stack>
      ),
    },
    ...(check ? [{ term: copy.lastCheck, detail: describeCheck(check, now) }] : []),
    ...(check?.certificateEndsAt
      ? [{ term: copy.certificate, detail: describeEnd(check.certificateEndsAt, now) }]
      : []),
  ];
}

function describeCheck({ checkedAt, problem, status, responseMs }: SiteCheck, now: Date): string {
  const result = problem ? copy.problems[problem] : copy.responds;
  const facts = status === null ? '' : ` (${copy.answer(status, responseMs ?? 0)})`;
  return `${result}${facts}, ${formatAge(checkedAt, now)}`;
}

function describeEnd(end: string, now: Date) {
  const isSoon = Date.parse(end) - now.getTime() <= certificateEndsSoonDays * dayMs;
  return (
    <Inline gap="xs">
      <span>
        {copy.validUntil} <Day at={end} />
      </span>
      {isSoon && <Badge tone="caution">{copy.endsSoon}</Badge>}
    </Inline>
  );
}
