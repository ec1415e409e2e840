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

/** Without letters and digits that look alike. 32 of them, so that each byte picks one evenly. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

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
          error={errors.code}
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
        failure={products.failed ? { message: products.failed, onRetry: products.onRetry } : false}
        value={draft.productIds}
        onValueChange={(productIds) => onChange({ productIds: [...productIds] })}
        error={errors.productIds}
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
          error={errors.maxUses}
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
        error={errors.daysStart ?? errors.daysEnd}
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
          error={errors.percentOff}
        />
      ) : (
        <MoneyField
          currency={fieldCurrency()}
          label={copy.amountOff}
          name="amountOff"
          value={draft.amountOff}
          onValueChange={(amountOff) => onChange({ amountOff })}
          required
          error={errors.amountOff}
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
          error={errors.durationMonths}
        />
      )}
    </Stack>
  );
}

/** A code of 60 random bits, too many to guess: 'K7QM-2XWD-HR9T'. */
export function generateCode(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const letters = Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('');
  return [letters.slice(0, 4), letters.slice(4, 8), letters.slice(8)].join('-');
}
