import type { SettingsSection } from '#contract/shop-settings';
import { TextLink } from '#ui/link';
import { Notice } from '#ui/notice';
import { sectionNotices as copy } from '../../copy/admin-settings.ts';
import { paths } from '../../paths.ts';

/** What a section doesn't change by itself. */
export function SectionNotice({ section }: { section: Exclude<SettingsSection, 'brand'> }) {
  const { title, text } = copy[section];
  return (
    <Notice
      tone="info"
      title={title}
      {...(hasTerms(section) && {
        action: <TextLink href={paths.terms}>{copy.readTerms}</TextLink>,
      })}
    >
      {text}
    </Notice>
  );
}

/** Whether the terms say the same. */
function hasTerms(section: SettingsSection): boolean {
  return ['support', 'contact', 'delivery', 'currency'].includes(section);
}
