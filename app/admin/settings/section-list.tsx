import { Fragment, type ReactNode, useId } from 'react';
import type { CurrentSettings } from '#contract/shop-settings';
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
  settingsPages as pages,
  settingsSections as sections,
} from '../../copy/admin-settings.ts';
import { useShopSettings } from '../../data/shop-settings.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { Allowed } from '../allowed.tsx';
import { Loading } from './loading.tsx';
import { hrefOfSection, type SettingsPageName, settingsPageNames, settingsPages } from './pages.ts';
import { sayChange } from './say-change.ts';
import * as css from './settings.css.ts';

/** The pages of the settings, and who changed each last. */
export function SectionList() {
  const { settings, failed, onRetry } = useShopSettings();
  if (settings) {
    return (
      <div className={css.pages}>
        <Grid min="card" gap="m">
          {settingsPageNames.map((name) => (
            <Page key={name} name={name} settings={settings} />
          ))}
          <Group title={copy.texts}>
            {legalDocuments.map((document) => (
              <Row key={document} {...adminLegal[document]} href={paths.adminLegal(document)} />
            ))}
            <Row {...emails} href={paths.adminEmails} />
          </Group>
        </Grid>
      </div>
    );
  }
  if (failed) return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
  return <Loading label={copy.loading} />;
}

type PageProps = { name: SettingsPageName; settings: readonly CurrentSettings[] };

function Page({ name, settings }: PageProps) {
  const { title, lead } = pages[name];
  const own = settings.filter(({ section }) => settingsPages[name].includes(section));
  const [last] = own.toSorted((one, other) =>
    (other.changedAt ?? '').localeCompare(one.changedAt ?? ''),
  );
  return (
    <Group title={<TextLink href={paths.adminSettingsPage(name)}>{title}</TextLink>}>
      <Stack gap="xs">
        <Text size="small" tone="soft">
          {lead}
        </Text>
        <Text>
          {settingsPages[name].map((section, index) => (
            <Fragment key={section}>
              {index > 0 && '\u00A0· '}
              <TextLink href={hrefOfSection(section)}>{sections[section].title}</TextLink>
            </Fragment>
          ))}
        </Text>
        {last && (
          <Text size="small" tone="soft">
            {sayChange(last)}
          </Text>
        )}
      </Stack>
      {name === 'general' && (
        <Allowed to="people.read">
          <Row {...people} href={paths.adminPeople} />
        </Allowed>
      )}
    </Group>
  );
}

function Group({ title, children }: { title: ReactNode; children: ReactNode }) {
  const titleId = useId();
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Stack gap="m">
        <Heading level={2} size={3} id={titleId}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Panel>
  );
}

type RowProps = { title: string; lead: string; href: string };

function Row({ title, lead, href }: RowProps) {
  return (
    <Stack gap="none">
      <Heading level={3} size={4}>
        <TextLink href={href}>{title}</TextLink>
      </Heading>
      <Text size="small" tone="soft">
        {lead}
      </Text>
    </Stack>
  );
}
