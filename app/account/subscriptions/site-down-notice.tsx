import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { subscriptions as copy, liveSite } from '../../copy/account.ts';
import { DateTime } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';

type SiteDownNoticeProps = {
  since: string;
  /** Where to contact support. */
  supportPath?: string;
};

/** Tells a customer that their website is down, and that the shop knows. */
export function SiteDownNotice({ since, supportPath = paths.newTicket }: SiteDownNoticeProps) {
  return (
    <Notice
      title={liveSite.downTitle}
      tone="caution"
      action={
        <ButtonLink href={supportPath} variant="quiet" size="small">
          {copy.contactSupport}
        </ButtonLink>
      }
    >
      {liveSite.downFor} <DateTime at={since} />. {liveSite.downHint}
    </Notice>
  );
}
