import type { SettingsVersion } from '#contract/shop-settings';
import type { Address } from '../../data/address.ts';
import type { FieldChange } from './setting-fields.ts';

/** Where the versions of something come from, and how one is restored. */
export type HistorySource = {
  /** The versions, newest first; `before`: only older ones. */
  addressOf: (before?: number) => Address<SettingsVersion[]>;
  /** What a version changed. */
  listChanges: (version: SettingsVersion) => readonly FieldChange[];
  /** `version`: the newest, which the restored one follows. */
  restore: (change: { version: number; restore: number }) => Promise<unknown>;
  /** Says what restoring means, before and after. */
  texts: { explanation: string; done: { title: string; description: string } };
};
