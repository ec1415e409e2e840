import type { PlanOffer } from '#contract/plan-changes';
import type { Plan } from '#contract/plans';
import { centsFromDecimal } from '#db/values/money';
import { RadioGroup } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { checkout } from '../../copy/checkout.ts';
import { plan as copy } from '../../copy/plan.ts';
import { useSettings } from '../../document/settings.tsx';
import { billingOption, supportOption } from '../../format/plan-options.ts';

type PlanFieldsProps = {
  plans: readonly PlanOffer[];
  current: Plan;
  chosen: Plan;
  /** Why the choice cannot be submitted. */
  error: string | undefined;
  onChoose: (part: Partial<Plan>) => void;
};

export function PlanFields({ plans, current, chosen, error, onChoose }: PlanFieldsProps) {
  const settings = useSettings();
  const monthly = plans.find(({ billingInterval }) => billingInterval === 'month');
  const monthlyCents = monthly ? centsFromDecimal(monthly.intervalProductPrice) : null;
  const offer = plans.find(({ billingInterval }) => billingInterval === chosen.billingInterval);
  const hasIntervals = plans.length > 1;
  const markIf = (isCurrent: boolean) => (isCurrent ? copy.current : undefined);
  return (
    <Stack gap="l">
      {hasIntervals && (
        <RadioGroup
          label={checkout.billing}
          name="billingInterval"
          value={chosen.billingInterval}
          orientation="horizontal"
          error={error}
          onValueChange={(value) => {
            const picked = plans.find(({ billingInterval }) => billingInterval === value);
            if (picked) onChoose({ billingInterval: picked.billingInterval });
          }}
          options={plans.map(({ billingInterval: interval, intervalProductPrice }) => {
            const badge = markIf(interval === current.billingInterval);
            const cents = centsFromDecimal(intervalProductPrice);
            return billingOption({ interval, cents, badge }, monthlyCents);
          })}
        />
      )}
      {offer && (
        <RadioGroup
          label={checkout.support}
          name="supportPackage"
          value={chosen.supportPackage}
          error={hasIntervals ? undefined : error}
          onValueChange={(value) => {
            const picked = offer.supportPackages.find((one) => one.supportPackage === value);
            if (picked) onChoose({ supportPackage: picked.supportPackage });
          }}
          options={offer.supportPackages.map(({ supportPackage, intervalSupportPrice }) => {
            const badge = markIf(supportPackage === current.supportPackage);
            const cents = centsFromDecimal(intervalSupportPrice);
            const price = { interval: offer.billingInterval, cents, badge };
            return supportOption(supportPackage, price, settings);
          })}
        />
      )}
    </Stack>
  );
}
