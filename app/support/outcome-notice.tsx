import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { supportForm as copy, sent } from '../copy/support.ts';
import { displayAddress } from '../format/email-address.ts';
import { MailLink } from '../legal/mail-link.tsx';
import { paths } from '../paths.ts';
import type { Outcome } from './use-support-form.ts';

type OutcomeNoticeProps = { outcome: Outcome; isCustomer: boolean };

/** The result of the request; it stays after the toast has closed. */
export function OutcomeNotice({ outcome, isCustomer }: OutcomeNoticeProps) {
  if (outcome.kind === 'failed') {
    const next = (
      <>
        {copy.draftKept} <MailLink />
      </>
    );
    if (!outcome.reason) return <Notice tone="critical" title={next} />;
    return (
      <Notice tone="critical" title={outcome.reason}>
        {next}
      </Notice>
    );
  }
  return (
    <Notice
      tone="positive"
      title={sent.title(outcome.ticketId)}
      action={isCustomer && <TextLink href={paths.dashboardSupport}>{sent.toTickets}</TextLink>}
    >
      {isCustomer ? sent.customer : sent.guest(displayAddress(outcome.email))}
    </Notice>
  );
}
