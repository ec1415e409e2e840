import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { subscriptions as copy } from '../../copy/account.ts';
import { DateTime } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';

export function OverdueNotice({ promisedAt }: { promisedAt: string }) {
  return (
    <Notice
      title={copy.overdue}
      tone="caution"
      action={
        <ButtonLink href={paths.newTicket} variant="quiet" size="small">
          {copy.contactSupport}
        </ButtonLink>
      }
    >
      {copy.overdueHint} <DateTime at={promisedAt} />. {copy.overdueHintEnd}
    </Notice>
  );
}
