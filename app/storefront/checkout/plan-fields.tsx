import { annualOffer } from '#contract/plans';
import { type Product, planPrices } from '#contract/products';
import { isIncluded, supportPackages, supportPackageValues } from '#contract/support-packages';
import { RadioGroup } from '#ui/radio-group';
import { checkout } from '../../copy/checkout.ts';
import { exactDollars } from '../../format/money.ts';

type PlanFieldsProps = { product: Product; errors: Partial<Record<string, string>> };

/** How often to pay, where there is a choice, and which support to add. */
export function PlanFields({ product, errors }: PlanFieldsProps) {
  const prices = planPrices(product);
  const annualCents = annualOffer(prices);
  return (
    <>
      {annualCents !== null && (
        <RadioGroup
          legend={checkout.billing}
          legendSize="large"
          name="billingInterval"
          defaultValue="month"
          flow="across"
          message={errors.billingInterval}
          options={[
            {
              value: 'month',
              title: checkout.monthly,
              price: `${exactDollars(prices.monthlyCents)}/month`,
            },
            {
              value: 'year',
              title: checkout.annual,
              price: `${exactDollars(annualCents)}/year`,
              note: savingOf(prices.monthlyCents, annualCents),
            },
          ]}
        />
      )}
      <RadioGroup
        legend={checkout.support}
        legendSize="large"
        name="supportPackage"
        defaultValue="none"
        message={errors.supportPackage}
        options={supportPackageValues.map((value) => {
          const { name, recommended, monthlyCents, content } = supportPackages[value];
          const cents = isIncluded(prices.supportTiers, value) ? 0 : monthlyCents;
          return {
            value,
            title: name,
            price: `${exactDollars(cents)}/month`,
            list: content,
            ...(recommended ? { badge: checkout.recommended } : {}),
          };
        })}
      />
    </>
  );
}

function savingOf(monthlyCents: number, annualCents: number): string | undefined {
  const saved = 12 * monthlyCents - annualCents;
  return saved > 0 ? `${exactDollars(saved)} less than twelve months` : undefined;
}
