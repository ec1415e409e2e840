import { ButtonLink } from '#ui/button';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { settings as copy } from '../../copy/admin-settings.ts';
import { useShopSettings } from '../../data/shop-settings.ts';
import { paths } from '../../paths.ts';
import { LoadFailed } from '../../shell/load-failed.tsx';
import { BrandForm } from './brand-form.tsx';
import { FieldsForm } from './fields-form.tsx';
import { Loading } from './loading.tsx';
import { SectionNotice } from './section-notice.tsx';
import { SenderForm } from './sender-form.tsx';
import { useSection } from './use-section.ts';

/** The section that the address names, and the way to its versions. */
export function SectionEditor() {
  const section = useSection();
  return (
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
