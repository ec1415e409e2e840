import { useEffect, useId } from 'react';
import { useNavigate } from 'react-router';
import type { CurrentSettings, SettingsSection } from '#contract/shop-settings';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { settings as copy, settingsSections as sections } from '../../copy/admin-settings.ts';
import { useShopSettings } from '../../data/shop-settings.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { BrandForm } from './brand-form.tsx';
import { FieldsForm } from './fields-form.tsx';
import { Loading } from './loading.tsx';
import { hrefOfSection, settingsPages } from './pages.ts';
import { sayChange } from './say-change.ts';
import { SectionNotice } from './section-notice.tsx';
import { SenderForm } from './sender-form.tsx';
import { TaxRates } from './tax/tax-rates.tsx';
import { useSection, useSettingsPage } from './use-section.ts';

/** The sections that belong together, each with a form and versions of its own. */
export function SettingsPage() {
  const { settings, failed, onRetry } = useShopSettings();
  const page = useSettingsPage();
  const names = settingsPages[page];
  if (failed && !settings) {
    return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
  }
  const panelOf = (name: SettingsSection) => (
    <Section key={name} name={name} settings={settings?.find(({ section }) => section === name)} />
  );
  return (
    <Stack gap="m">
      {names.filter(isWide).map(panelOf)}
      <Grid min="wide" gap="m">
        {names.filter((name) => !isWide(name)).map(panelOf)}
      </Grid>
      {page === 'tax' && <TaxRates />}
    </Stack>
  );
}

/** Leads from the address that a section had when it was a page. */
export function MovedSection() {
  const navigate = useNavigate();
  const section = useSection();
  useEffect(() => void navigate(hrefOfSection(section), { replace: true }), [navigate, section]);
  return null;
}

/** The brand has a preview beside its form. */
function isWide(name: SettingsSection): boolean {
  return name === 'brand';
}

type SectionProps = { name: SettingsSection; settings: CurrentSettings | undefined };

/** Its title is there before its form, so that links to it find it. */
function Section({ name, settings }: SectionProps) {
  const titleId = useId();
  const { title, lead } = sections[name];
  return (
    <Panel as="section" aria-labelledby={titleId}>
      <Stack gap="l">
        <Stack gap="none">
          <div id={name}>
            <Heading level={2} size={3} id={titleId}>
              {title}
            </Heading>
          </div>
          <Text size="small" tone="soft">
            {lead}
          </Text>
          {settings && (
            <Text size="small" tone="soft">
              {sayChange(settings)}
              {' · '}
              <TextLink
                href={paths.adminSettingsHistory(name)}
                tone="soft"
                aria-label={`${copy.history}: ${title}`}
              >
                {copy.history}
              </TextLink>
            </Text>
          )}
        </Stack>
        {settings ? <Form settings={settings} /> : <Loading label={copy.loading} />}
      </Stack>
    </Panel>
  );
}

function Form({ settings }: { settings: CurrentSettings }) {
  if (settings.section === 'brand') return <BrandForm settings={settings} />;
  if (settings.section === 'sender') return <SenderForm settings={settings} />;
  return <FieldsForm settings={settings} notice={<SectionNotice section={settings.section} />} />;
}
