import { type Difference, type DifferenceFact, differenceFacts } from '#contract/reconciliation';
import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { list as listCopy } from '../../copy/admin-list.ts';
import {
  differenceDetails as copy,
  differenceCopy,
  differences,
} from '../../copy/admin-reconciliation.ts';
import { DateTime } from '../../format/date-time.tsx';
import { statusOf } from '../../format/status.ts';
import { paths } from '../../paths.ts';
import { DifferenceStatus } from './difference-status.tsx';

/** A difference and its index: an order can differ twice in the same field. */
export type ListedDifference = Difference & { index: number };

const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const status = /^[a-z]+(?:_[a-z]+)*$/;

type DifferenceDetailsProps = {
  difference: ListedDifference;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A difference's details, with advice for the admin. */
export function DifferenceDetails({ difference, open, onOpenChange }: DifferenceDetailsProps) {
  const { orderId, ours, theirs, corrected } = difference;
  const { columns, none } = differences;
  const name = differenceLabel(difference);
  const advice = corrected ? copy.doneAdvice : differenceAdvice(difference);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={differences.nameOf(orderId, name)}
      actions={<Button onClick={() => onOpenChange(false)}>{listCopy.close}</Button>}
    >
      <Stack gap="m">
        {advice && (
          <Notice
            tone={corrected ? 'positive' : 'caution'}
            title={corrected ? copy.done : copy.advice}
          >
            {advice}
          </Notice>
        )}
        <DescriptionList
          items={[
            {
              term: copy.order,
              detail: <TextLink href={paths.adminOrder(orderId)}>{copy.toOrder(orderId)}</TextLink>,
            },
            { term: columns.fact, detail: name },
            { term: columns.ours, detail: ours ? <RecordValue value={ours} /> : none },
            { term: columns.theirs, detail: theirs ? <RecordValue value={theirs} /> : none },
            { term: columns.outcome, detail: <DifferenceStatus corrected={corrected} /> },
          ]}
        />
      </Stack>
    </Dialog>
  );
}

/** A value from either side, formatted as a date, a status or text. */
export function RecordValue({ value }: { value: string }) {
  if (instant.test(value)) return <DateTime at={value} />;
  if (status.test(value)) return statusOf(value).label;
  return <bdi>{value}</bdi>;
}

/** The label of the field: 'Next charge'. */
export function differenceLabel({ fact }: Difference): string {
  return isKnown(fact) ? differenceCopy[fact].name : statusOf(fact).label;
}

/** What the admin should do about it; undefined for an unknown field. */
function differenceAdvice({ fact }: Difference): string | undefined {
  return isKnown(fact) ? differenceCopy[fact].advice : undefined;
}

function isKnown(fact: string): fact is DifferenceFact {
  return differenceFacts.some((known) => known === fact);
}
