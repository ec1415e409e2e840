import type { LiveSite } from '#contract/site-checks';
import { Badge } from '#ui/badge';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { liveSite as copy } from '../../copy/account.ts';
import { DateTime } from '../../format/date-time.tsx';
import { formatAge } from '../../format/deadline.ts';
import { siteAddress } from '../../format/images.ts';
import { useNow } from '../../format/use-now.ts';

type LiveSiteStatusProps = {
  site: LiveSite;
  /** Fixed current time, for stories. */
  now?: Date | undefined;
};

/** The address of a live website, and when it was last checked. */
export function LiveSiteStatus({ site, now: frozen }: LiveSiteStatusProps) {
  const now = useNow(frozen);
  return (
    <Stack gap="xxs">
      <TextLink href={site.url} newTab>
        <bdi>{siteAddress(site.url)}</bdi>
      </TextLink>
      {site.downSince ? (
        <Inline gap="xs">
          <Badge tone="caution">{copy.down}</Badge>
          <Text as="span" size="small" tone="soft">
            {copy.since} <DateTime at={site.downSince} />
          </Text>
        </Inline>
      ) : (
        <Text as="span" size="small" tone="soft">
          {site.checkedAt ? copy.live(formatAge(site.checkedAt, now)) : copy.unchecked}
        </Text>
      )}
    </Stack>
  );
}
