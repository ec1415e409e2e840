import type { Ref } from 'react';
import type { BillingDetails } from '#contract/billing-details';
import { lengths } from '#contract/fields';
import { Columns } from '#ui/columns';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { billingDetails as copy } from '../../copy/billing-details.ts';
import { countryOptions } from '../../format/countries.ts';
import type { FormErrors } from '../use-form.ts';

type BillingDetailsFieldsProps = {
  details: BillingDetails;
  errors: FormErrors;
  /** Browsers fill in the reader's own address, which is not the customer's on an admin's screen. */
  autoFill: boolean;
  first?: Ref<HTMLInputElement>;
};

/** The fields of a customer's billing details. */
export function BillingDetailsFields(props: BillingDetailsFieldsProps) {
  const { details, errors, autoFill, first } = props;
  const auto = autoFill ? {} : ({ autoComplete: 'off' } as const);
  const field = (name: 'line1' | 'line2' | 'postalCode' | 'city' | 'state') => ({
    name,
    label: copy[name],
    defaultValue: details[name] ?? '',
    error: errors[name],
    maxLength: limits[name],
    ...auto,
  });
  return (
    <Stack gap="m">
      <TextField
        {...(first && { ref: first })}
        name="name"
        label={copy.name}
        defaultValue={details.name ?? ''}
        maxLength={lengths.name}
        error={errors.name}
        autoComplete={autoFill ? 'name' : 'off'}
      />
      <TextField {...field('line1')} />
      <TextField {...field('line2')} />
      <Columns gap="m">
        <TextField {...field('postalCode')} />
        <TextField {...field('city')} />
      </Columns>
      <Columns gap="m">
        <TextField {...field('state')} />
        <SelectField
          name="country"
          label={copy.country}
          options={countryOptions}
          placeholder={copy.noCountry}
          defaultValue={details.country ?? ''}
          error={errors.country}
        />
      </Columns>
      <TextField
        name="vatNumber"
        label={copy.vatNumber}
        description={copy.vatHint}
        defaultValue={details.vatNumber ?? ''}
        maxLength={40}
        autoComplete="off"
        error={errors.vatNumber}
      />
    </Stack>
  );
}

const limits = {
  line1: lengths.name,
  line2: lengths.name,
  postalCode: 20,
  city: 100,
  state: 100,
} as const;
