import { annualOffer, intervalSupport, type Plan, planPrices } from '#contract/plans';
import type { Product } from '#contract/products';
import { supportPackages } from '#contract/support-packages';
import { listOfferedSupport } from '#contract/support-settings';
import { RadioGroup } from '#ui/radio-group';
import { checkout } from '../../copy/checkout.ts';
import { useSettings, useSupportPrices } from '../../document/settings.tsx';
import { billingOption, supportOption } from '../../format/plan-options.ts';

type PlanFieldsProps = {
  product: Product;
  plan: Plan;
  errors: Partial<Record<string, string>>;
};

/** Support costs what it adds to each charge. */
export function PlanFields({ product, plan, errors }: PlanFieldsProps) {
  const prices = planPrices(product, useSupportPrices());
  const { monthlyCents, annualCents: asked } = prices;
  const settings = useSettings();
  const annualCents = annualOffer({ monthlyCents, annualCents: asked });
  const interval = annualCents === null ? 'month' : plan.billingInterval;
  return (
    <>
      {annualCents !== null && (
        <RadioGroup
          label={checkout.billing}
          labelSize="large"
          name="billingInterval"
          defaultValue="month"
          orientation="horizontal"
          error={errors.billingInterval}
          options={[
            billingOption({ interval: 'month', cents: monthlyCents }, monthlyCents),
            billingOption({ interval: 'year', cents: annualCents }, monthlyCents),
          ]}
        />
      )}
      <RadioGroup
        label={checkout.support}
        labelSize="large"
        name="supportPackage"
        defaultValue="none"
        error={errors.supportPackage}
        options={listOfferedSupport(settings.features).map((value) => {
          const cents = intervalSupport(prices, value, interval);
          const option = supportOption(value, { interval, cents }, settings);
          const points = option.list?.slice(0, 3).map(String) ?? [];
          return {
            ...option,
            listSummary: checkout.packageDetails,
            ...(supportPackages[value].recommended &&
              points.length > 0 && { note: checkout.brings(points) }),
          };
        })}
      />
    </>
  );
}
