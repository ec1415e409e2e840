import type { Waiting } from '#contract/waiting';
import { ButtonLink } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Panel } from '#ui/panel';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { waiting as copy } from '../../copy/admin-waiting.ts';
import type { LoadState } from '../../data/resource.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { describeCount, queues } from './queues.ts';

/** `waiting` is undefined while loading. */
type WaitingListProps = Partial<LoadState> & { waiting: Waiting | undefined };

const titleId = 'waiting-title';

/** What waits for an admin, each with its number and a link to the list that shows it. */
export function WaitingList({ waiting, failed, onRetry = () => {} }: WaitingListProps) {
  if (failed && !waiting) {
    return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />;
  }
  return (
    <Panel as="section" aria-labelledby={titleId} padding="small">
      <Stack gap="xs">
        <Heading level={2} size={4} id={titleId}>
          {copy.title}
        </Heading>
        {waiting ? <Queues waiting={waiting} /> : <Loading />}
      </Stack>
    </Panel>
  );
}

function Queues({ waiting }: { waiting: Waiting }) {
  const filled = queues.filter(({ id }) => waiting[id] > 0);
  if (filled.length === 0) {
    return (
      <Text>
        {copy.nothing}.{' '}
        <Text as="span" tone="soft">
          {copy.nothingHint}
        </Text>
      </Text>
    );
  }
  return (
    <Inline as="ul" gap="xs">
      {filled.map(({ id, href, icon }) => (
        <ButtonLink key={id} href={href} variant="quiet" size="small" icon={icon}>
          {describeCount(id, waiting[id])}
        </ButtonLink>
      ))}
    </Inline>
  );
}

/** As tall as a line of links. */
function Loading() {
  return (
    <>
      <VisuallyHidden>{copy.loading}</VisuallyHidden>
      <Skeleton shape="button" width="half" />
    </>
  );
}
