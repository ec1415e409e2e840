import { settingsHistory as copy } from '../../copy/admin-settings.ts';
import { addressOfHistory, useSettingsMutations } from '../../data/shop-settings.ts';
import { History } from './history.tsx';
import { listChanges } from './setting-fields.ts';
import { useSection } from './use-section.ts';
import { useShowSection } from './use-section-form.ts';

/** The versions of a section. What is restored is shown on this page, too. */
export function SectionHistory() {
  const section = useSection();
  const { restore } = useSettingsMutations();
  const showSection = useShowSection();
  return (
    <History
      source={{
        addressOf: (before) => addressOfHistory(section, before),
        listChanges: ({ before, value }) => listChanges(section, before, value),
        async restore(change) {
          const { value } = await restore({ section, ...change });
          showSection(section, value);
        },
        texts: { explanation: copy.explanation, done: copy.done },
      }}
    />
  );
}
