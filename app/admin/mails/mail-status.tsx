import type { MailEntry } from '#contract/mails';
import { Badge } from '#ui/badge';
import { statusOf } from '../../format/status.ts';

/** Whether a mail left. */
export function MailStatus({ mail }: { mail: MailEntry }) {
  const { label, tone } = statusOf(mail.status);
  return <Badge tone={tone}>{label}</Badge>;
}

/** A template's name as a person says it: 'email-code' → 'Email code'. */
export function kindName(kind: string): string {
  return statusOf(kind).label;
}
