import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { otherRegion, type PlacedTax } from '#contract/checkout-tax';
import { lengths } from '#contract/fields';
import type { AskTaxInput, TaxQuote } from '#contract/tax-quote';
import { Heading } from '#ui/heading';
import { Notice } from '#ui/notice';
import { SelectField } from '#ui/select-field';
import { Stack } from '#ui/stack';
import { TextField } from '#ui/text-field';
import { taxFields as copy } from '../../copy/tax-fields.ts';
import { ApiError } from '../../data/api-error.ts';
import { quoteTax } from '../../data/checkout.ts';
import { getErrorMessage } from '../../data/error-message.ts';
import { countryOptions } from '../../format/countries.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import { buyerDrafts } from './use-buyer.ts';

/** What tax is calculated for. */
export type TaxedPurchase = Omit<
  AskTaxInput,
  'taxCountry' | 'taxRegion' | 'taxPostalCode' | 'taxNumber'
>;

export type TaxFieldsProps = {
  purchase: TaxedPurchase;
  errors: FormErrors;
  /** null: it isn’t known, or not yet. */
  onQuote: (tax: PlacedTax | null, purchase: TaxedPurchase) => void;
};

const titleId = 'tax-title';

/** Where the buyer is, and the tax number of a business. Asks for the tax with each change. */
export function TaxFields({ purchase, errors, onQuote }: TaxFieldsProps) {
  const [kept] = useState(buyerDrafts.read);
  const [place, setPlace] = useState({
    taxCountry: kept.taxCountry ?? '',
    taxRegion: kept.taxRegion ?? '',
    taxPostalCode: kept.taxPostalCode ?? '',
    taxNumber: kept.taxNumber ?? '',
  });
  const [regions, setRegions] = useState<readonly string[]>([]);
  const [needsPostalCode, setNeedsPostalCode] = useState(false);
  const [refused, setRefused] = useState<FormErrors>({});
  const [failed, setFailed] = useState<string>();
  const postalCodeField = useRef<HTMLInputElement>(null);
  const numberField = useRef<HTMLInputElement>(null);
  const asked = useRef<object>(undefined);
  const question = JSON.stringify({ ...purchase, ...place });

  const ask = useEffectEvent(async () => {
    const mine = {};
    asked.current = mine;
    setRefused({});
    setFailed(undefined);
    if (!place.taxCountry) return onQuote(null, purchase);
    try {
      const { quote, ...needs } = await quoteTax({ ...purchase, ...place });
      if (asked.current !== mine) return;
      showNeeded(needs);
      onQuote(quote, purchase);
    } catch (error) {
      if (asked.current !== mine) return;
      const faults = error instanceof ApiError ? (error.problem?.errors ?? []) : [];
      if (faults.length === 0) setFailed(getErrorMessage(error));
      setRefused(Object.fromEntries(faults.map(({ path, message }) => [path, message])));
      onQuote(null, purchase);
      if (!faults.some(({ path }) => path === 'taxNumber')) return;
      // A wrong number hides what else the country needs.
      const needs = await quoteTax({ ...purchase, ...place, taxNumber: '' }).catch(() => null);
      if (needs && asked.current === mine) showNeeded(needs);
    }
  });

  function showNeeded(needs: Pick<TaxQuote, 'regions' | 'needsPostalCode'>) {
    setRegions(needs.regions);
    setNeedsPostalCode(needs.needsPostalCode);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for each question
  useEffect(() => {
    void ask();
  }, [question]);

  // What was typed and sent with the Enter key hasn’t been asked for yet.
  const askAgain = useEffectEvent(() => {
    void ask();
    readTyped();
  });
  useEffect(() => {
    if (errors.shownTotal) askAgain();
  }, [errors.shownTotal]);

  function readTyped() {
    const taxNumber = numberField.current?.value.trim() ?? '';
    const taxPostalCode = postalCodeField.current?.value.trim() ?? '';
    setPlace((before) => ({ ...before, taxNumber, taxPostalCode }));
  }

  return (
    <Stack gap="m" as="fieldset">
      <Heading level={2} size={3} id={titleId}>
        {copy.title}
      </Heading>
      <SelectField
        label={copy.country}
        name="taxCountry"
        placeholder={copy.chooseCountry}
        options={countryOptions}
        required
        value={place.taxCountry}
        onChange={({ target }) => {
          setRegions([]);
          setNeedsPostalCode(false);
          const none = { taxRegion: '', taxPostalCode: '' };
          setPlace((before) => ({ ...before, ...none, taxCountry: target.value }));
        }}
        error={errors.taxCountry ?? refused.taxCountry}
      />
      {regions.length > 0 && (
        <SelectField
          label={copy.region}
          name="taxRegion"
          placeholder={copy.chooseRegion}
          options={[
            ...regions.map((region) => ({ value: region, label: region })),
            { value: otherRegion, label: copy.otherRegion },
          ]}
          required
          value={place.taxRegion}
          onChange={({ target }) => setPlace((before) => ({ ...before, taxRegion: target.value }))}
          error={errors.taxRegion ?? refused.taxRegion}
        />
      )}
      {needsPostalCode && (
        <TextField
          ref={postalCodeField}
          label={place.taxCountry === 'US' ? copy.zipCode : copy.postalCode}
          name="taxPostalCode"
          autoComplete="postal-code"
          maxLength={lengths.postalCode}
          required
          defaultValue={place.taxPostalCode}
          onBlur={readTyped}
          error={errors.taxPostalCode ?? refused.taxPostalCode}
        />
      )}
      <TextField
        ref={numberField}
        label={copy.number}
        aside={copy.optional}
        description={copy.numberHint}
        name="taxNumber"
        autoComplete="off"
        maxLength={lengths.phone}
        defaultValue={place.taxNumber}
        onBlur={readTyped}
        error={errors.taxNumber ?? refused.taxNumber}
      />
      {failed && (
        <Notice tone="caution" live="polite" title={copy.failed}>
          {failed}
        </Notice>
      )}
    </Stack>
  );
}
