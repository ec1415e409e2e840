import { invalid } from '#api/http/failure';
import type { CreateCheckout } from '#contract/checkout';
import type { FeaturesSettings } from '#contract/settings/features';
import { listOfferedSupport } from '#contract/support-settings';

/**
 * Throws a 400 for a package or a plan that an admin has turned off. A page that was opened earlier may still
 * ask for it.
 */
export function requireOffered(
  { supportPackage, billingInterval }: Pick<CreateCheckout, 'supportPackage' | 'billingInterval'>,
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
  if (billingInterval === 'year' && !features.annualPlans) {
    throw invalid([
      {
        path: 'billingInterval',
        message: 'Annual plans are no longer offered. Choose monthly billing.',
      },
    ]);
  }
}
