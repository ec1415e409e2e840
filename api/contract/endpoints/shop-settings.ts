import { defineEndpoint } from '../endpoint.ts';
import {
  CurrentSettings,
  SettingsChange,
  SettingsHistory,
  SettingsHistoryQuery,
  SettingsList,
  SettingsRestore,
} from '../shop-settings.ts';

export const listSettings = defineEndpoint('GET /api/admin/settings', {
  summary: 'List the settings',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.read',
  answers: { 200: SettingsList },
});

export const changeSettings = defineEndpoint('PATCH /api/admin/settings', {
  summary: 'Change a section of the settings',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.change',
  body: SettingsChange,
  answers: { 200: CurrentSettings },
  failures: ['conflict', 'provider_down'],
});

export const restoreSettings = defineEndpoint('POST /api/admin/settings/restore', {
  summary: 'Restore an older version of a section',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.change',
  body: SettingsRestore,
  answers: { 200: CurrentSettings },
  failures: ['not_found', 'conflict', 'provider_down'],
});

export const listSettingsHistory = defineEndpoint('GET /api/admin/settings/:section/history', {
  summary: 'List the versions of a section of the settings',
  access: 'admin',
  programs: 'internal',
  permission: 'settings.read',
  query: SettingsHistoryQuery,
  answers: { 200: SettingsHistory },
  failures: ['not_found'],
});
