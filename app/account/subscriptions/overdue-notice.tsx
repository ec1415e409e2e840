import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { subscriptions as words } from '../../copy/account.ts';
import { DateTime } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';

/** The promise is not kept: that we know it, and where to ask. */
export function OverdueNotice({ promisedAt }: { promisedAt: string }) {
  return (
    <Notice
      title={words.overdue}
      tone="caution"
      action={
        <ButtonLink href={paths.newTicket} variant="quiet" size="small">
          {words.contactSupport}
        </ButtonLink>
      }
    >
      {words.overdueHint} <DateTime at={promisedAt} />. {words.overdueHintEnd}
    </Notice>
  );
}
