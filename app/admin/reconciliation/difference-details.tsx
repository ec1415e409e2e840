import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Dialog } from '#ui/dialog';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { list as listWords } from '../../copy/admin-list.ts';
import { differences, differenceDetails as words } from '../../copy/admin-reconciliation.ts';
import { paths } from '../../paths.ts';
import { adviceOn, factName, type ListedDifference } from './describe-difference.ts';
import { DifferenceStatus } from './difference-status.tsx';
import { RecordValue } from './record-value.tsx';

type DifferenceDetailsProps = {
  difference: ListedDifference;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** A difference in full, and what a person does about it. */
export function DifferenceDetails({ difference, open, onOpenChange }: DifferenceDetailsProps) {
  const { orderId, ours, theirs, mended } = difference;
  const { columns, nothing } = differences;
  const name = factName(difference);
  const advice = mended ? words.doneAdvice : adviceOn(difference);
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={differences.nameOf(orderId, name)}
      actions={<Button onClick={() => onOpenChange(false)}>{listWords.close}</Button>}
    >
      <Stack gap="m">
        {advice && (
          <Notice tone={mended ? 'positive' : 'caution'} title={mended ? words.done : words.advice}>
            {advice}
          </Notice>
        )}
        <DescriptionList
          items={[
            {
              term: words.order,
              detail: (
                <TextLink href={paths.adminOrder(orderId)}>{words.toOrder(orderId)}</TextLink>
              ),
            },
            { term: columns.fact, detail: name },
            { term: columns.ours, detail: ours ? <RecordValue entry={ours} /> : nothing },
            { term: columns.theirs, detail: theirs ? <RecordValue entry={theirs} /> : nothing },
            { term: columns.outcome, detail: <DifferenceStatus mended={mended} /> },
          ]}
        />
      </Stack>
    </Dialog>
  );
}
