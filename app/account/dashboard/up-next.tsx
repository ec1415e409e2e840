import { useId, useState } from 'react';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Skeleton } from '#ui/skeleton';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { dashboard as copy } from '../../copy/dashboard.ts';
import { paths } from '../../paths.ts';
import * as css from './overview.css.ts';
import { type TaskContext, TaskRow } from './task-row.tsx';
import { keyOf, type Task } from './tasks.ts';

const shownAtMost = 3;

type UpNextProps = TaskContext & {
  /** Undefined while they load. */
  tasks: readonly Task[] | undefined;
};

/** The most urgent of what the customer does next, or what happens by itself. */
export function UpNext({ tasks, ...props }: UpNextProps) {
  const titleId = useId();
  const shown = useStableOrder((tasks ?? []).slice(0, shownAtMost), keyOf);
  const more = (tasks?.length ?? 0) - shown.length;
  return (
    <Panel as="section" aria-labelledby={titleId} padding="small">
      <Stack gap="xs">
        <Inline justify="between" align="baseline">
          <Heading level={2} size={3} id={titleId}>
            {copy.upNext}
          </Heading>
          {more > 0 && (
            <Text size="small" tone="soft">
              <TextLink href={paths.dashboardSubscriptions}>{copy.moreTasks(more)}</TextLink>
            </Text>
          )}
        </Inline>
        {!tasks && (
          <div aria-busy="true" className={css.loadingTask}>
            <Skeleton width="half" />
            <Skeleton width="third" />
          </div>
        )}
        {tasks?.length === 0 && <Text tone="soft">{copy.nothingNext}</Text>}
        {shown.length > 0 && (
          <ul>
            {shown.map((task) => (
              <li key={keyOf(task)} className={css.task}>
                <TaskRow task={task} {...props} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </Panel>
  );
}

/**
 * Keeps what was shown in its order, so that a refresh moves nothing under the cursor. What is new
 * comes last.
 */
export function useStableOrder<Item>(items: readonly Item[], key: (item: Item) => string): Item[] {
  const [shown, setShown] = useState<readonly string[]>([]);
  const added = items.map(key).filter((name) => !shown.includes(name));
  const order = [...shown, ...added];
  // Set while rendering, so that it is known before the next items arrive.
  if (added.length > 0) setShown(order);
  return items.toSorted((one, other) => order.indexOf(key(one)) - order.indexOf(key(other)));
}
