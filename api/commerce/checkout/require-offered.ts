import { invalid } from '#api/http/failure';
import type { CreateCheckout } from '#contract/checkout';
import type { FeaturesSettings } from '#contract/shop-settings';
import { listOfferedSupport } from '#contract/support-settings';

/** Throws a 400 for a package that an admin has turned off, which a page that was open before may still ask for. */
export function requireOffered(
  { supportPackage }: Pick<CreateCheckout, 'supportPackage'>,
  features: FeaturesSettings,
): void {
  if (!listOfferedSupport(features).some((offered) => offered === supportPackage)) {
    throw invalid([
      {
        path: 'supportPackage',
        message: 'This support package is no longer offered. Choose another one.',
      },
    ]);
  }
}
