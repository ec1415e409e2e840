import { annualOffer, intervalSupport } from '#contract/plans';
import { type Product, planPrices } from '#contract/products';
import { supportPackageValues } from '#contract/support-packages';
import { RadioGroup } from '#ui/radio-group';
import { checkout } from '../../copy/checkout.ts';
import { useSettings, useSupportPrices } from '../../document/settings.tsx';
import { billingOption, supportOption } from '../../format/plan-options.ts';

type PlanFieldsProps = { product: Product; errors: Partial<Record<string, string>> };

export function PlanFields({ product, errors }: PlanFieldsProps) {
  const prices = planPrices(product, useSupportPrices());
  const { monthlyCents, annualCents: asked } = prices;
  const settings = useSettings();
  const annualCents = annualOffer({ monthlyCents, annualCents: asked });
  return (
    <>
      {annualCents !== null && (
        <RadioGroup
          label={checkout.billing}
          labelSize="large"
          name="billingInterval"
          defaultValue="month"
          orientation="horizontal"
          message={errors.billingInterval}
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
        message={errors.supportPackage}
        options={supportPackageValues.map((value) => {
          const cents = intervalSupport(prices, value, 'month');
          return {
            ...supportOption(value, { interval: 'month', cents }, settings),
            listSummary: checkout.packageDetails,
          };
        })}
      />
    </>
  );
}
