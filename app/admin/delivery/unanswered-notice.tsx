import { Button } from '#ui/button';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { unansweredRemarks as copy } from '../../copy/admin-delivery.ts';

type UnansweredNoticeProps = {
  /** How many remarks have no answer. */
  count: number;
  /** Where they are answered, if that isn’t this page. */
  answerAt?: string;
  disabled: boolean;
  onSendAnyway: () => void;
};

/** Says that the next preview would be sent without answers, and sends it all the same. */
export function UnansweredNotice({
  count,
  answerAt,
  disabled,
  onSendAnyway,
}: UnansweredNoticeProps) {
  return (
    <Notice
      tone="caution"
      live="assertive"
      title={copy.title(count)}
      action={
        <Button variant="quiet" size="small" disabled={disabled} onClick={onSendAnyway}>
          {copy.sendAnyway}
        </Button>
      }
    >
      {copy.hint}
      {answerAt && (
        <>
          {' '}
          <TextLink href={answerAt}>{copy.answer}</TextLink>
        </>
      )}
    </Notice>
  );
}
