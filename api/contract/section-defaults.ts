import { defaultSettings } from './default-settings.ts';
import { defaultTax } from './settings/tax.ts';
import type { SectionValues } from './shop-settings.ts';

/** What the source says of every section, those included that pages don't carry. */
export const sectionDefaults: SectionValues = { ...defaultSettings, tax: defaultTax };
