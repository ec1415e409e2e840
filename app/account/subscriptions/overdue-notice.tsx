import type { DeliveryClock } from '#contract/delivery-clock';
import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { subscriptions as copy } from '../../copy/account.ts';
import { DeliverySentence } from '../../format/delivery-sentence.tsx';
import { paths } from '../../paths.ts';

type OverdueNoticeProps = {
  clock: DeliveryClock;
  now: Date;
  /** Where to contact support. */
  supportPath?: string;
};

export function OverdueNotice({ clock, now, supportPath = paths.newTicket }: OverdueNoticeProps) {
  return (
    <Notice
      title={copy.overdue}
      tone="caution"
      action={
        <ButtonLink href={supportPath} variant="quiet" size="small">
          {copy.contactSupport}
        </ButtonLink>
      }
    >
      <DeliverySentence clock={clock} now={now} reader="customer" /> {copy.overdueHint}
    </Notice>
  );
}
