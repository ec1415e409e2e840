import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { subscriptions as words } from '../../copy/account.ts';
import { Moment } from '../../format/moment.tsx';
import { paths } from '../../paths.ts';

/** The promise is not kept: that we know it, and where to ask. */
export function LateNotice({ promisedAt }: { promisedAt: string }) {
  return (
    <Notice
      title={words.late}
      tone="caution"
      action={
        <ButtonLink href={paths.newTicket} variant="quiet" size="small">
          {words.write}
        </ButtonLink>
      }
    >
      {words.lateHint} <Moment at={promisedAt} />. {words.lateHintEnd}
    </Notice>
  );
}
