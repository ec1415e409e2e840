import { useState } from 'react';
import type * as v from 'valibot';
import {
  type SectionSettings,
  type SettingsChange,
  type SettingsSection,
  type ShopSettings,
  settingsSchemas,
} from '#contract/shop-settings';
import { settingsForm as copy } from '../../copy/admin-settings.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { readSection, useSettingsMutations } from '../../data/shop-settings.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import type { NewerSettings } from './settings-conflict-notice.tsx';
import { useShowSection } from './use-show-section.ts';

type Options<Section extends SettingsSection, Draft> = {
  settings: SectionSettings<Section>;
  toDraft: (value: ShopSettings[Section]) => Draft;
  /** The value for the schema. */
  fromDraft: (draft: Draft) => Record<string, unknown>;
};

/**
 * A section's form: its draft, the version that it started from, and the newer one of another admin
 * that prevented saving. Once that is shown, saving may replace it.
 */
export function useSectionForm<
  Section extends SettingsSection,
  Draft extends Record<string, unknown>,
>({ settings, toDraft, fromDraft }: Options<Section, Draft>) {
  type Settings = SectionSettings<Section>;
  const section: Section = settings.section;
  const schema: v.GenericSchema<unknown, ShopSettings[Section]> = settingsSchemas[section];
  const [read, setRead] = useState(settings);
  const [draft, setDraft] = useState(() => toDraft(settings.value));
  const [newer, setNewer] = useState<NewerSettings>();
  const { change } = useSettingsMutations();
  const toast = useToast();
  const showSection = useShowSection();

  /** What was typed while it was being saved stays. */
  function continueFrom(saved: Settings): void {
    const next = toDraft(saved.value);
    setRead(saved);
    setNewer(undefined);
    setDraft((typed) => {
      const kept = Object.entries(typed).filter(([name, value]) => value !== draft[name]);
      return { ...next, ...Object.fromEntries(kept) };
    });
  }

  /** Continues with other values as if the form had been opened with them. */
  function restart(next: Settings): void {
    setRead(next);
    setDraft(toDraft(next.value));
    setNewer(undefined);
  }

  async function save(value: ShopSettings[Section]): Promise<void> {
    const { version } = newer?.settings ?? read;
    try {
      // A section and its value belong together, which the compiler can't tell of a union.
      const saved = await change({ section, version, value } as SettingsChange);
      continueFrom(saved as Settings);
      showSection(section, value);
      toast(copy.saved);
    } catch (error) {
      const known = getNewerVersion(error);
      if (!known) throw error;
      // Without theirs to compare, the conflict itself is what failed; saving again asks again.
      const settings = await readSection(section).catch(() => Promise.reject(error));
      setNewer({ ...known, settings });
    }
  }

  const { form, errors, pending, forgetErrors } = useForm({
    schema,
    read: () => fromDraft(draft),
    send: save,
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });

  return {
    draft,
    /** The draft as it would be stored. */
    value: fromDraft(draft),
    setField: <Name extends keyof Draft>(name: Name, value: Draft[Name]) =>
      setDraft((typed) => ({ ...typed, [name]: value })),
    hasChanges: JSON.stringify(draft) !== JSON.stringify(toDraft(read.value)),
    form,
    errors,
    pending,
    newer,
    discard() {
      restart(read);
      forgetErrors();
    },
    loadNewer: () => newer && restart(newer.settings as Settings),
  };
}
