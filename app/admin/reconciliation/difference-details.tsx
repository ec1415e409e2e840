import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { list as listCopy } from '../../copy/admin-list.ts';
import { differenceDetails as copy, differences } from '../../copy/admin-reconciliation.ts';
import { paths } from '../../paths.ts';
import { differenceAdvice, differenceLabel, type ListedDifference } from './describe-difference.ts';
import { DifferenceStatus } from './difference-status.tsx';
import { RecordValue } from './record-value.tsx';

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
