import { centsFromDecimal } from '#db/values/money';
import type { FeaturesSettings } from './settings/features.ts';
import type { SupportSettings } from './settings/support.ts';
import {
  type SupportPackage,
  type SupportPrices,
  supportPackages,
  supportPackageValues,
} from './support-packages.ts';

/** What each support package costs now. Only two can cost anything. */
export function supportPricesOf({ regularPrice, expansionPrice }: SupportSettings): SupportPrices {
  return {
    none: 0,
    migration: 0,
    regular: centsFromDecimal(regularPrice),
    expansion: centsFromDecimal(expansionPrice),
  };
}

/** What a support package contains now. */
export function supportContentOf(
  settings: SupportSettings,
  supportPackage: SupportPackage,
): readonly string[] {
  if (supportPackage === 'none') return supportPackages.none.content;
  return settings[`${supportPackage}Content`];
}

/** The support packages that can be bought now. Existing subscriptions keep theirs. */
export function listOfferedSupport(features: FeaturesSettings): SupportPackage[] {
  const isOff: Partial<Record<SupportPackage, boolean>> = {
    regular: !features.regularSupport,
    expansion: !features.expansionSupport,
  };
  return supportPackageValues.filter((value) => !isOff[value]);
}
