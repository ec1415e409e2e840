import type { DomainCheck, DomainRecord } from '#contract/domain-checks';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { CopyButton } from '#ui/copy-field';
import { DescriptionList } from '#ui/description-list';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { VisuallyHidden } from '#ui/visually-hidden';
import { domain as copy } from '../../copy/domain.ts';
import { DateTime } from '../../format/date-time.tsx';
import { useToast } from '../../state/toasts.ts';
import type { DomainChecking } from './use-domain-check.ts';

const tones = {
  set: 'positive',
  not_yet: 'info',
  no_such_domain: 'caution',
  check_failed: 'neutral',
} as const;

/** Which records a customer's domain needs, and whether DNS has them. */
export function DomainRecords({ checking }: { checking: DomainChecking }) {
  const { check, failed, isChecking, checkAgain } = checking;
  const status = check && copy.statuses[check.status];
  // The notice isn't live: the same result after another check would not be announced.
  const result =
    failed !== undefined
      ? `${copy.failed}. ${failed}`
      : status && `${status.title}. ${status.text}`;
  const button = (
    <Inline>
      <Button size="small" loading={isChecking && copy.checking} onClick={checkAgain}>
        {copy.again}
      </Button>
    </Inline>
  );
  return (
    <Panel padding="small">
      <Stack gap="m">
        <Stack gap="xxs">
          <Heading level={3} size={4}>
            {copy.title}
          </Heading>
          <Text size="small" tone="soft">
            {copy.hint}
          </Text>
        </Stack>
        <VisuallyHidden live>{isChecking ? copy.checking : result}</VisuallyHidden>
        {failed !== undefined ? (
          <Notice tone="critical" title={copy.failed} action={button}>
            {failed}
          </Notice>
        ) : check && status ? (
          <Notice tone={tones[check.status]} title={status.title} action={button}>
            {status.text}
          </Notice>
        ) : (
          <Text tone="soft">{copy.checking}</Text>
        )}
        {check && check.records.length > 0 && <Records check={check} />}
      </Stack>
    </Panel>
  );
}

function Records({ check: { records, checkedAt } }: { check: DomainCheck }) {
  return (
    <Stack gap="s">
      <DescriptionList
        layout="above"
        items={records.map((record) => ({
          term: copy.record(record.type, record.name),
          detail: <RecordValue record={record} />,
        }))}
      />
      <Text size="small" tone="soft">
        {copy.checked} <DateTime at={checkedAt} />
      </Text>
    </Stack>
  );
}

function RecordValue({ record }: { record: DomainRecord }) {
  const { type, name, value, found, state } = record;
  const toast = useToast();
  const label = copy.states[state];
  const { title, text } = copy.copyFailed;
  return (
    <Stack gap="xxs">
      <Inline gap="s" justify="between">
        <Inline gap="s">
          {value === null ? (
            <Text as="span">{copy.remove}</Text>
          ) : (
            <Text as="span" mono>
              {value}
            </Text>
          )}
          {label && <Badge tone={state === 'set' ? 'positive' : 'caution'}>{label}</Badge>}
        </Inline>
        {value !== null && (
          <CopyButton
            text={value}
            aria-label={copy.copy(copy.record(type, name))}
            onFail={() => toast({ tone: 'critical', title, description: text })}
          />
        )}
      </Inline>
      {found.length > 0 && (
        <Text size="small" tone="soft">
          <bdi>{copy.found(found)}</bdi>
        </Text>
      )}
    </Stack>
  );
}
