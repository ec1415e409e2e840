import { useId } from 'react';
import type { CurrentSettings } from '#contract/shop-settings';
import { legalDocuments } from '#db/values/enumerations';
import { ButtonLink } from '#ui/button';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { emails } from '../../copy/admin-emails.ts';
import { adminLegal } from '../../copy/admin-legal.ts';
import { people } from '../../copy/admin-people.ts';
import { settings as copy, settingsSections as sections } from '../../copy/admin-settings.ts';
import { useShopSettings } from '../../data/shop-settings.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Allowed } from '../allowed.tsx';
import { Loading } from './loading.tsx';

/** The sections, and who changed each last. */
export function SectionList() {
  const { settings, failed, onRetry } = useShopSettings();
  if (settings) {
    return (
      <Stack gap="m">
        {settings.map((section) => (
          <Section key={section.section} settings={section} />
        ))}
        {legalDocuments.map((document) => (
          <OwnPage key={document} {...adminLegal[document]} href={paths.adminLegal(document)} />
        ))}
        <OwnPage title={emails.title} lead={emails.lead} href={paths.adminEmails} />
        <Allowed to="people.read">
          <OwnPage title={people.title} lead={people.lead} href={paths.adminPeople} />
        </Allowed>
      </Stack>
    );
  }
  if (failed) return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
  return <Loading label={copy.loading} />;
}

/** A section with a page of another kind, which says itself who changed it. */
function OwnPage({ title, lead, href }: { title: string; lead: string; href: string }) {
  const titleId = useId();
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Stack gap="xxs">
        <Heading level={2} size={4} id={titleId}>
          <TextLink href={href}>{title}</TextLink>
        </Heading>
        <Text tone="soft">{lead}</Text>
      </Stack>
    </Panel>
  );
}

function Section({ settings }: { settings: CurrentSettings }) {
  const { section, changedBy, changedAt } = settings;
  const { title, lead } = sections[section];
  const titleId = `settings-${section}`;
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Inline justify="between" align="center" gap="m">
        <Stack gap="xxs">
          <Heading level={2} size={4} id={titleId}>
            <TextLink href={paths.adminSettingsSection(section)}>{title}</TextLink>
          </Heading>
          <Text tone="soft">{lead}</Text>
          <Text size="small" tone="soft">
            {changedBy && changedAt
              ? copy.changed(changedBy, formatDateTime(changedAt))
              : copy.unchanged}
          </Text>
        </Stack>
        <ButtonLink
          variant="quiet"
          size="small"
          href={paths.adminSettingsHistory(section)}
          aria-label={`${copy.history}: ${title}`}
        >
          {copy.history}
        </ButtonLink>
      </Inline>
    </Panel>
  );
}
