import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { settings as copy, settingsSections as sections } from '../../copy/admin-settings.ts';
import { useShopSettings } from '../../data/shop-settings.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RecordPage } from '../presence/record-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { BrandForm } from './brand-form.tsx';
import { FieldsForm } from './fields-form.tsx';
import { Loading } from './loading.tsx';
import { SectionNotice } from './section-notice.tsx';
import { SenderForm } from './sender-form.tsx';
import { useSection } from './use-section.ts';

const trail = [{ label: copy.title, href: paths.adminSettings }];

export function Component() {
  const section = useSection();
  const texts = sections[section];
  return (
    <>
      <PageMeta
        {...adminMetadata.settingsSection}
        title={`${texts.title} settings`}
        path={paths.adminSettingsSection(section)}
      />
      <RequireAdmin permission="settings.read" loading={<AdminPage copy={texts} trail={trail} />}>
        {() => (
          <RecordPage place={`settings ${section}`} copy={texts} trail={trail}>
            <Stack gap="l">
              <Inline>
                <ButtonLink
                  variant="quiet"
                  size="small"
                  icon="clock"
                  href={paths.adminSettingsHistory(section)}
                >
                  {copy.history}
                </ButtonLink>
              </Inline>
              <Form />
            </Stack>
          </RecordPage>
        )}
      </RequireAdmin>
    </>
  );
}

function Form() {
  const section = useSection();
  const { settings, failed, onRetry } = useShopSettings();
  const current = settings?.find((known) => known.section === section);
  if (current?.section === 'brand') return <BrandForm settings={current} />;
  if (current?.section === 'sender') return <SenderForm settings={current} />;
  if (current) {
    const notice = <SectionNotice section={current.section} />;
    return <FieldsForm key={section} settings={current} notice={notice} />;
  }
  if (failed) return <LoadFailed title={copy.failed} failed={failed} onRetry={onRetry} />;
  return <Loading label={copy.loading} />;
}
