import type * as v from 'valibot';
import {
  type SectionSettings,
  type SectionValues,
  type SettingsChange,
  type SettingsSection,
  settingsSchemas,
} from '#contract/shop-settings';
import { settingsForm as copy } from '../../copy/admin-settings.ts';
import { readSection, useSettingsMutations } from '../../data/shop-settings.ts';
import { labelOfSetting, textOfSetting } from './setting-fields.ts';
import { useShowSection } from './use-show-section.ts';
import { useVersionedForm } from './use-versioned-form.ts';

type Options<Section extends SettingsSection, Draft> = {
  settings: SectionSettings<Section>;
  toDraft: (value: SectionValues[Section]) => Draft;
  /** The value for the schema. */
  fromDraft: (draft: Draft) => Record<string, unknown>;
};

/** The form of a section. What is saved is shown on this page, too. */
export function useSectionForm<
  Section extends SettingsSection,
  Draft extends Record<string, unknown>,
>({ settings, toDraft, fromDraft }: Options<Section, Draft>) {
  type Value = SectionValues[Section];
  const section: Section = settings.section;
  const schema: v.GenericSchema<unknown, Value> = settingsSchemas[section];
  const { change } = useSettingsMutations();
  const showSection = useShowSection();
  return useVersionedForm<Value, Draft>({
    initial: settings,
    schema,
    toDraft,
    fromDraft,
    saved: copy.saved,
    async save({ version, value }) {
      // A section and its value belong together, which the compiler can't tell of a union.
      const saved = await change({ section, version, value } as SettingsChange);
      showSection(section, value);
      return saved as SectionSettings<Section>;
    },
    readNewest: async () => (await readSection(section)) as SectionSettings<Section>,
    words: {
      labelOf: (name) => labelOfSetting(section, name),
      textOf: (name, draft) => textOfSetting(section, name, draft[name]),
    },
  });
}
