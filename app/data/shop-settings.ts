import { useSWRConfig } from 'swr';
import type {
  CurrentSettings,
  SettingsChange,
  SettingsRestore,
  SettingsSection,
} from '#contract/shop-settings';
import { addressOf } from './address.ts';
import { callApi, read } from './client.ts';
import { useResource } from './resource.ts';

const all = addressOf('GET /api/admin/settings');

/** All sections; undefined while they load. */
export function useShopSettings() {
  const { data: settings, ...state } = useResource(all);
  return { settings, ...state };
}

/** The newest version of a section, past every cache. */
export async function readSection(section: SettingsSection): Promise<CurrentSettings> {
  const found = (await read(all)).find((settings) => settings.section === section);
  if (!found) throw new Error(`The server has no settings of ${section}`);
  return found;
}

/** Versions of a section, newest first; `before`: only older ones. */
export function addressOfHistory(section: SettingsSection, before?: number) {
  const query = before === undefined ? {} : { before: String(before) };
  return addressOf('GET /api/admin/settings/:section/history', { params: { section }, query });
}

/** Changes settings. Refused or not, what is shown of them is fetched again. */
export function useSettingsMutations() {
  const { mutate } = useSWRConfig();
  const refreshed = () =>
    mutate((key) => typeof key === 'string' && key.startsWith('/api/admin/settings'));
  return {
    change: (body: SettingsChange) =>
      callApi('PATCH /api/admin/settings', { body }).finally(refreshed),
    restore: (body: SettingsRestore) =>
      callApi('POST /api/admin/settings/restore', { body }).finally(refreshed),
  };
}
