import { useState } from 'react';
import type * as v from 'valibot';
import type { CurrentSettings, SettingsChange } from '#contract/shop-settings';
import { settingsForm as copy } from '../../copy/admin-settings.ts';
import { getNewerVersion } from '../../data/api-error.ts';
import { readSection, useSettingsMutations } from '../../data/shop-settings.ts';
import { useForm } from '../../shell/use-form.ts';
import { useToast } from '../../state/toasts.ts';
import type { NewerSettings } from './settings-conflict-notice.tsx';

type Options<Settings extends CurrentSettings, Draft> = {
  settings: Settings;
  schema: v.GenericSchema<unknown, Settings['value']>;
  toDraft: (value: Settings['value']) => Draft;
  /** Called once the server has the new values. */
  onSaved: (value: Settings['value']) => void;
};

/**
 * A section's form: its draft, the version that it started from, and the newer one of another admin
 * that prevented saving. Once that is shown, saving may replace it.
 */
export function useSectionForm<
  Settings extends CurrentSettings,
  Draft extends Record<string, unknown>,
>({ settings, schema, toDraft, onSaved }: Options<Settings, Draft>) {
  const [read, setRead] = useState(settings);
  const [draft, setDraft] = useState(() => toDraft(settings.value));
  const [newer, setNewer] = useState<NewerSettings>();
  const { change } = useSettingsMutations();
  const toast = useToast();

  /** Continues with other values as if the form had been opened with them. */
  function restart(next: Settings): void {
    setRead(next);
    setDraft(toDraft(next.value));
    setNewer(undefined);
  }

  async function save(value: Settings['value']): Promise<void> {
    const { section } = settings;
    const { version } = newer?.settings ?? read;
    try {
      // A section and its value belong together, which the compiler can't tell of a union.
      const saved = await change({ section, version, value } as SettingsChange);
      restart(saved as Settings);
      onSaved(value);
      toast(copy.saved);
    } catch (error) {
      const known = getNewerVersion(error);
      if (!known) throw error;
      setNewer({ ...known, settings: await readSection(section) });
    }
  }

  const { form, errors, pending, forgetErrors } = useForm({
    schema,
    read: () => draft,
    send: save,
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });

  return {
    draft,
    setField: (name: keyof Draft & string, text: string) => setDraft({ ...draft, [name]: text }),
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
