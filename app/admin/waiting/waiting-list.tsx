import type { Waiting } from '#contract/waiting';
import { ButtonLink } from '#ui/button';
import { Heading } from '#ui/heading';
import { Menu } from '#ui/menu';
import { Skeleton } from '#ui/skeleton';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { waiting as copy } from '../../copy/admin.ts';
import type { LoadState } from '../../data/resource.ts';
import { formatCount } from '../../format/count.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { describeCount, queues } from './queues.ts';
import * as css from './waiting-list.css.ts';

/** `waiting` is undefined while loading. */
export type WaitingListProps = Partial<LoadState> & { waiting: Waiting | undefined };

const titleId = 'waiting-title';

/** What waits for an admin, each with its number and a link to the list that shows it. */
export function WaitingList({ waiting, failed, onRetry = () => {} }: WaitingListProps) {
  if (failed && !waiting) {
    return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} size="small" />;
  }
  return (
    <section aria-labelledby={titleId} className={css.list}>
      <Heading level={2} size={4} id={titleId}>
        {copy.title}
      </Heading>
      {waiting ? <Queues waiting={waiting} /> : <Loading />}
    </section>
  );
}

function Queues({ waiting }: { waiting: Waiting }) {
  const filled = filledOf(waiting);
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
    <ul className={css.queues}>
      {filled.map(({ id, href, icon }) => (
        <li key={id}>
          <ButtonLink href={href} variant="quiet" size="small" icon={icon}>
            {describeCount(id, waiting[id])}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}

/** The same behind one button, for pages with something else to show first. */
export function WaitingMenu({ waiting, failed }: WaitingListProps) {
  if (!waiting) return <Text size="small">{failed ? copy.failed : copy.loading}</Text>;
  const filled = filledOf(waiting);
  if (filled.length === 0) return <Text size="small">{copy.nothing}</Text>;
  return (
    <Menu
      label={copy.titleOf(formatCount(filled.reduce((sum, { id }) => sum + waiting[id], 0)))}
      align="start"
      groups={[
        filled.map(({ id, href, icon }) => ({
          label: describeCount(id, waiting[id]),
          href,
          icon,
        })),
      ]}
    />
  );
}

function filledOf(waiting: Waiting) {
  return queues.filter(({ id }) => waiting[id] > 0);
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
