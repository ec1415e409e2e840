import type { RefObject } from 'react';
import { maxCodeLength } from '#contract/discounts';
import { Button } from '#ui/button';
import { Checkbox } from '#ui/checkbox';
import { Combobox } from '#ui/combobox';
import { DateRange } from '#ui/date-range';
import { Inline } from '#ui/inline';
import { MoneyField } from '#ui/money-field';
import { RadioGroup } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { discountForm as copy } from '../../copy/admin-discounts.ts';
import type { AllProducts } from '../../data/admin-products.ts';
import { fieldCurrency } from '../../format/money.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import type { DiscountDraft } from './discount-draft.ts';
import { generateCode } from './generate-code.ts';

type DiscountFieldsProps = {
  draft: DiscountDraft;
  onChange: (change: Partial<DiscountDraft>) => void;
  products: AllProducts;
  errors: FormErrors;
  /** Ref of the code's field. */
  first: RefObject<HTMLInputElement | null>;
};

/** The fields of a new discount code. */
export function DiscountFields({ draft, onChange, products, errors, first }: DiscountFieldsProps) {
  return (
    <Stack gap="l">
      <Stack gap="xs">
        <TextField
          ref={first}
          label={copy.code}
          description={copy.codeHint}
          name="code"
          value={draft.code}
          onChange={({ target }) => onChange({ code: target.value })}
          autoComplete="off"
          maxLength={maxCodeLength}
          required
          message={errors.code}
        />
        <Inline>
          <Button
            variant="quiet"
            size="small"
            icon="refresh"
            onClick={() => {
              onChange({ code: generateCode() });
              // Reads out the new code.
              first.current?.focus();
            }}
          >
            {copy.generate}
          </Button>
        </Inline>
      </Stack>
      <Reduction draft={draft} onChange={onChange} errors={errors} />
      <Duration draft={draft} onChange={onChange} errors={errors} />
      <RadioGroup
        label={copy.plans}
        name="plans"
        orientation="horizontal"
        options={[
          { value: 'all', title: copy.allPlans },
          { value: 'month', title: copy.monthly },
          { value: 'year', title: copy.annual },
        ]}
        value={draft.plans}
        onValueChange={(plans) => onChange({ plans: plans as DiscountDraft['plans'] })}
      />
      <Combobox
        label={copy.products}
        aside={copy.optional}
        description={copy.productsHint}
        name="productIds"
        placeholder={copy.findProduct}
        multiple
        options={(products.catalog ?? []).map(({ id, title }) => ({
          value: String(id),
          label: title,
        }))}
        loading={!products.catalog && !products.failed}
        error={products.failed ? { message: products.failed, onRetry: products.onRetry } : false}
        value={draft.productIds}
        onValueChange={(productIds) => onChange({ productIds: [...productIds] })}
        message={errors.productIds}
      />
      <Stack gap="xs">
        <TextField
          label={copy.maxUses}
          aside={copy.optional}
          description={copy.maxUsesHint}
          name="maxUses"
          inputMode="numeric"
          value={draft.maxUses}
          onChange={({ target }) => onChange({ maxUses: target.value })}
          autoComplete="off"
          message={errors.maxUses}
        />
        <Checkbox
          label={copy.oncePerCustomer}
          description={copy.oncePerCustomerHint}
          name="isOncePerCustomer"
          checked={draft.isOncePerCustomer}
          onChange={({ target }) => onChange({ isOncePerCustomer: target.checked })}
        />
      </Stack>
      <DateRange
        label={copy.dates}
        description={copy.datesHint}
        name="days"
        startLabel={copy.starts}
        endLabel={copy.ends}
        value={draft.days}
        onValueChange={(days) => onChange({ days })}
        message={errors.daysStart ?? errors.daysEnd}
      />
    </Stack>
  );
}

type PartProps = Pick<DiscountFieldsProps, 'draft' | 'onChange' | 'errors'>;

function Reduction({ draft, onChange, errors }: PartProps) {
  return (
    <Stack gap="s">
      <RadioGroup
        label={copy.kind}
        name="kind"
        orientation="horizontal"
        options={[
          { value: 'percent', title: copy.percent },
          { value: 'amount', title: copy.amount },
        ]}
        value={draft.kind}
        onValueChange={(kind) => onChange({ kind: kind as DiscountDraft['kind'] })}
      />
      {draft.kind === 'percent' ? (
        <TextField
          label={copy.percentOff}
          description={copy.percentHint}
          name="percentOff"
          inputMode="numeric"
          value={draft.percentOff}
          onChange={({ target }) => onChange({ percentOff: target.value })}
          autoComplete="off"
          required
          message={errors.percentOff}
        />
      ) : (
        <MoneyField
          currency={fieldCurrency()}
          label={copy.amountOff}
          name="amountOff"
          value={draft.amountOff}
          onValueChange={(amountOff) => onChange({ amountOff })}
          required
          message={errors.amountOff}
        />
      )}
    </Stack>
  );
}

function Duration({ draft, onChange, errors }: PartProps) {
  return (
    <Stack gap="s">
      <RadioGroup
        label={copy.duration}
        name="duration"
        orientation="horizontal"
        options={Object.entries(copy.durations).map(([value, title]) => ({ value, title }))}
        value={draft.duration}
        onValueChange={(duration) => onChange({ duration: duration as DiscountDraft['duration'] })}
      />
      {draft.duration === 'repeating' && (
        <TextField
          label={copy.months}
          {...(draft.plans === 'month' ? {} : { description: copy.monthsHint })}
          name="durationMonths"
          inputMode="numeric"
          value={draft.durationMonths}
          onChange={({ target }) => onChange({ durationMonths: target.value })}
          autoComplete="off"
          required
          message={errors.durationMonths}
        />
      )}
    </Stack>
  );
}
