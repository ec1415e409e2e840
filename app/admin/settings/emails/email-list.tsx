import type { EmailSender, EmailTemplateEntry } from '#contract/email-templates';
import type { MailKind } from '#db/values/mail-kinds';
import { Badge } from '#ui/badge';
import { ButtonLink } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { emails as copy, emailCopyOf, emailGroups } from '../../../copy/admin-emails.ts';
import { useEmailTemplates } from '../../../data/email-templates.ts';
import { formatDateTime } from '../../../format/date-time.tsx';
import { paths } from '../../../paths.ts';
import { LoadFailed } from '../../../shell/load-failed.tsx';
import { Loading } from '../loading.tsx';
import * as css from './emails.css.ts';

/** Every email by audience and moment, and who changed each last. */
export function EmailList() {
  const { list, failed, onRetry } = useEmailTemplates();
  if (!list) {
    if (failed) return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
    return <Loading label={copy.loading} />;
  }
  const entryOf = (kind: MailKind) => list.templates.find((entry) => entry.kind === kind);
  return (
    <Stack gap="xl">
      <Sender sender={list.sender} />
      {emailGroups.map(({ audience, title, kinds }) => (
        <section key={title} aria-labelledby={idOf(title)}>
          <Stack gap="s">
            <Stack gap="none">
              <Text size="small" tone="soft">
                {audience}
              </Text>
              <Heading level={2} size={4} id={idOf(title)}>
                {title}
              </Heading>
            </Stack>
            <ul className={css.list}>
              {kinds.map((kind) => (
                <Email key={kind} kind={kind} entry={entryOf(kind)} />
              ))}
            </ul>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

function Sender({ sender: { name, address } }: { sender: EmailSender }) {
  return (
    <Panel padding="small">
      <Inline gap="m" justify="between" align="center">
        <Stack gap="xxs">
          <Text>
            {copy.sender} <strong>{name}</strong> {address && `<${address}>`}
          </Text>
          {!address && (
            <Text size="small" tone="soft">
              {copy.noServer}
            </Text>
          )}
        </Stack>
        <ButtonLink
          variant="quiet"
          size="small"
          href={paths.adminSettingsPart('general', 'sender')}
        >
          {copy.changeSender}
        </ButtonLink>
      </Inline>
    </Panel>
  );
}

type EmailProps = { kind: MailKind; entry: EmailTemplateEntry | undefined };

function Email({ kind, entry }: EmailProps) {
  const { title, when } = emailCopyOf(kind);
  return (
    <li className={css.email}>
      <Stack gap="xxs">
        <Inline gap="xs" align="center">
          <TextLink href={paths.adminEmail(kind)}>{title}</TextLink>
          {entry?.isBroken && <Badge tone="caution">{copy.broken}</Badge>}
        </Inline>
        <Text size="small" tone="soft">
          {when}
        </Text>
      </Stack>
      <Text size="small" tone="soft">
        {entry ? describeChanges(entry) : ''}
      </Text>
    </li>
  );
}

function describeChanges({ changed, changedBy, changedAt }: EmailTemplateEntry): string {
  if (changed === 0 || !changedBy || !changedAt) return copy.original;
  return copy.changed(changed, changedBy, formatDateTime(changedAt));
}

function idOf(title: string): string {
  return title.toLowerCase().replaceAll(/\W+/g, '-');
}
