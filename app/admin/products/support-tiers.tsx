import { productFields } from '#contract/product-fields';
import { supportName } from '#contract/support-packages';
import { Checkbox } from '#ui/checkbox';
import { Text } from '#ui/text';
import { productForm as copy } from '../../copy/admin-products.ts';
import { useSupportPrices } from '../../document/settings.tsx';
import { CheckboxLabel } from './checkbox-label.tsx';
import { type IncludableTier, includableTiers } from './product-draft.ts';
import * as css from './products.css.ts';

/** The support packages that a product includes at no charge. */
export function SupportTiers({ included }: { included: readonly IncludableTier[] }) {
  const prices = useSupportPrices();
  const hints: Record<IncludableTier, string> = {
    free: copy.freeHint,
    regular: copy.perMonth(prices.regular),
    expansion: copy.perMonth(prices.expansion),
  };
  return (
    <fieldset>
      <legend className={css.legend}>{productFields.supportPackages.label}</legend>
      <Text size="small" tone="soft">
        {copy.supportHint}
      </Text>
      {includableTiers.map((tier) => (
        <Checkbox
          key={tier}
          name={tier}
          label={<CheckboxLabel name={supportName(tier)} hint={hints[tier]} />}
          defaultChecked={included.includes(tier)}
        />
      ))}
    </fieldset>
  );
}
