import type { MailEntry } from '#contract/mails';
import { Badge } from '#ui/badge';
import { statusOf } from '../../format/status.ts';

export function MailStatus({ mail }: { mail: MailEntry }) {
  const { label, tone } = statusOf(mail.status);
  return <Badge tone={tone}>{label}</Badge>;
}
