import { ButtonLink } from '#ui/button';
import { Notice } from '#ui/notice';
import { subscriptions as copy, liveSite } from '../../copy/account.ts';
import { DateTime } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';

/** Tells a customer that their website is down, and that the shop knows. */
export function SiteDownNotice({ since }: { since: string }) {
  return (
    <Notice
      title={liveSite.downTitle}
      tone="caution"
      action={
        <ButtonLink href={paths.newTicket} variant="quiet" size="small">
          {copy.contactSupport}
        </ButtonLink>
      }
    >
      {liveSite.downFor} <DateTime at={since} />. {liveSite.downHint}
    </Notice>
  );
}
