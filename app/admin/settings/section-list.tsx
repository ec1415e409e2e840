import { type ReactNode, useId } from 'react';
import type { CurrentSettings, SettingsSection } from '#contract/shop-settings';
import { legalDocuments } from '#db/values/enumerations';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { emails } from '../../copy/admin-emails.ts';
import { adminLegal } from '../../copy/admin-legal.ts';
import { people } from '../../copy/admin-people.ts';
import {
  settings as copy,
  settingsSections as sections,
  settingsGroups,
} from '../../copy/admin-settings.ts';
import { useShopSettings } from '../../data/shop-settings.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Allowed } from '../allowed.tsx';
import { Loading } from './loading.tsx';

type SettingsGroup = keyof typeof settingsGroups;

/** What belongs together, in the order of the list. */
const groups: readonly { id: SettingsGroup; sections: readonly SettingsSection[] }[] = [
  { id: 'general', sections: ['brand', 'sender', 'reports'] },
  { id: 'promises', sections: ['contact', 'delivery', 'claims'] },
  { id: 'offer', sections: ['support', 'features'] },
  { id: 'texts', sections: [] },
];

/** The pages of the settings by what they are about, and who changed each last. */
export function SectionList() {
  const { settings, failed, onRetry } = useShopSettings();
  if (settings) {
    return (
      <Grid min="wide" gap="m">
        {groups.map(({ id, sections: names }) => (
          <Group key={id} id={id}>
            {names.map((name) => {
              const current = settings.find(({ section }) => section === name);
              return current && <Section key={name} settings={current} />;
            })}
            {id === 'general' && (
              <Allowed to="people.read">
                <Row {...people} href={paths.adminPeople} />
              </Allowed>
            )}
            {id === 'texts' && (
              <>
                {legalDocuments.map((document) => (
                  <Row key={document} {...adminLegal[document]} href={paths.adminLegal(document)} />
                ))}
                <Row {...emails} href={paths.adminEmails} />
              </>
            )}
          </Group>
        ))}
      </Grid>
    );
  }
  if (failed) return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
  return <Loading label={copy.loading} />;
}

function Group({ id, children }: { id: SettingsGroup; children: ReactNode }) {
  const titleId = useId();
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Stack gap="m">
        <Heading level={2} size={3} id={titleId}>
          {settingsGroups[id]}
        </Heading>
        {children}
      </Stack>
    </Panel>
  );
}

type RowProps = { title: string; lead: string; href: string; children?: ReactNode };

function Row({ title, lead, href, children }: RowProps) {
  return (
    <Stack gap="none">
      <Heading level={3} size={4}>
        <TextLink href={href}>{title}</TextLink>
      </Heading>
      <Text size="small" tone="soft">
        {lead}
      </Text>
      {children}
    </Stack>
  );
}

function Section({ settings }: { settings: CurrentSettings }) {
  const { section, changedBy, changedAt } = settings;
  const { title, lead } = sections[section];
  return (
    <Row title={title} lead={lead} href={paths.adminSettingsSection(section)}>
      <Text size="small" tone="soft">
        {changedBy && changedAt
          ? copy.changed(changedBy, formatDateTime(changedAt))
          : copy.unchanged}
        {' · '}
        <TextLink
          href={paths.adminSettingsHistory(section)}
          tone="soft"
          aria-label={`${copy.history}: ${title}`}
        >
          {copy.history}
        </TextLink>
      </Text>
    </Row>
  );
}
