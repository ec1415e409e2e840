import type { SettingsSection } from '#contract/shop-settings';
import { settingsHistory as copy, settings, settingsSections } from '../../copy/admin-settings.ts';
import { adminMetadata } from '../../meta/admin-metadata.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { AdminPage } from '../admin-page.tsx';
import { RequireAdmin } from '../require-admin.tsx';
import { History } from './history.tsx';
import { useSection } from './use-section.ts';
import { useSectionHistory } from './use-section-history.ts';

export function Component() {
  const section = useSection();
  const { title } = settingsSections[section];
  const texts = { title: copy.title(title), lead: copy.lead };
  const trail = [
    { label: settings.title, href: paths.adminSettings },
    { label: title, href: paths.adminSettingsSection(section) },
  ];
  return (
    <>
      <PageMeta
        {...adminMetadata.settingsSection}
        title={texts.title}
        path={paths.adminSettingsHistory(section)}
      />
      <RequireAdmin permission="settings.read" loading={<AdminPage copy={texts} trail={trail} />}>
        {() => (
          <AdminPage copy={texts} trail={trail}>
            <SectionHistory section={section} />
          </AdminPage>
        )}
      </RequireAdmin>
    </>
  );
}

function SectionHistory({ section }: { section: SettingsSection }) {
  return <History source={useSectionHistory(section)} />;
}
