import { useRef } from 'react';
import { NewTaxRate } from '#contract/tax-rates';
import { DateField } from '#ui/date-field';
import { RadioGroup } from '#ui/radio-group';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { taxRateForm as copy } from '../../../copy/admin-tax.ts';
import { useTaxRateMutations } from '../../../data/tax-rates.ts';
import { countryOptions } from '../../../format/countries.ts';
import { readTexts } from '../../../shell/form-texts.ts';
import { useForm } from '../../../shell/use-form.ts';
import { useToast } from '../../../state/toasts.ts';
import { FormDialog } from '../../unsaved/form-dialog.tsx';

type AddRateProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** Adds a rate; one that is in force ends when it starts. */
export function AddRate({ open, onOpenChange }: AddRateProps) {
  const first = useRef<HTMLSelectElement>(null);
  const { add } = useTaxRateMutations();
  const toast = useToast();
  const { form, errors, pending } = useForm({
    schema: NewTaxRate,
    read(element) {
      const { inclusive, startsOn, ...texts } = readTexts(element);
      return { ...texts, inclusive: inclusive === 'true', startsOn: startsOn || null };
    },
    send: async (rate) => {
      await add(rate);
      onOpenChange(false);
      toast(copy.done);
    },
    onFailed: (description) => toast({ tone: 'critical', title: copy.error, description }),
  });
  return (
    <FormDialog
      open={open}
      title={copy.title}
      description={copy.description}
      initialFocus={first}
      form={form}
      submit={copy.add}
      cancel={copy.cancel}
      sending={pending && copy.adding}
      onClose={() => onOpenChange(false)}
    >
      <Stack gap="l">
        <SelectField
          ref={first}
          label={copy.country}
          name="country"
          placeholder={copy.chooseCountry}
          options={countryOptions}
          required
          error={errors.country}
        />
        <TextField
          label={copy.region}
          aside={copy.optional}
          description={copy.regionHint}
          name="region"
          autoComplete="off"
          maxLength={3}
          error={errors.region}
        />
        <TextField
          label={copy.name}
          description={copy.nameHint}
          name="name"
          autoComplete="off"
          maxLength={40}
          required
          error={errors.name}
        />
        <TextField
          label={copy.percentage}
          name="percentage"
          autoComplete="off"
          inputMode="decimal"
          required
          error={errors.percentage}
        />
        <RadioGroup
          label={copy.inclusive}
          name="inclusive"
          orientation="horizontal"
          defaultValue="false"
          options={[
            { value: 'false', title: copy.excluded },
            { value: 'true', title: copy.included },
          ]}
          {...(errors.inclusive && { error: errors.inclusive })}
        />
        <DateField
          label={copy.startsOn}
          aside={copy.optional}
          description={copy.startsOnHint}
          name="startsOn"
          error={errors.startsOn}
        />
      </Stack>
    </FormDialog>
  );
}
