import { type ReactNode, type Ref, useId } from 'react';
import { Badge, type BadgeProps } from '#ui/badge';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { operations, sectionTitles } from '../../copy/admin-operations.ts';
import type { Resource } from '../../data/resource.ts';
import type { Status } from '../../format/status.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import * as css from './operations-section.css.ts';

export type SectionName = keyof typeof sectionTitles;

type OperationsSectionProps<Data> = {
  name: SectionName;
  texts: { loading: string; failed: string };
  resource: Resource<Data>;
  /** Beside the title: whether all is well. */
  status: (data: Data) => Status | undefined;
  /** Gets the focus when a row of the section is gone. */
  titleRef?: Ref<HTMLHeadingElement>;
  children: (data: Data) => ReactNode;
};

/** One part of the page. If it can't be refreshed, what was loaded stays, and that is said. */
export function OperationsSection<Data>(props: OperationsSectionProps<Data>) {
  const { name, texts, resource, status, titleRef, children } = props;
  const { data, failed, onRetry } = resource;
  const titleId = useId();
  const current = data && status(data);
  return (
    <section aria-labelledby={titleId} id={name} className={css.section}>
      <Stack gap="s">
        <Inline gap="s">
          <Heading
            level={2}
            size={4}
            id={titleId}
            {...(titleRef && { ref: titleRef, focusable: true })}
          >
            {sectionTitles[name]}
          </Heading>
          {current && <StatusBadge {...current} />}
        </Inline>
        {failed && (
          <LoadFailed
            title={data ? operations.stale : texts.failed}
            failed={failed}
            onRetry={onRetry}
            size="small"
          />
        )}
        {data ? children(data) : !failed && <Text tone="soft">{texts.loading}</Text>}
      </Stack>
    </section>
  );
}

function StatusBadge({ label, tone }: { label: string; tone: NonNullable<BadgeProps['tone']> }) {
  return <Badge tone={tone}>{label}</Badge>;
}
