import { useState } from 'react';
import type { PlacedTax } from '#contract/checkout-tax';
import { useSettings } from '../../document/settings.tsx';
import type { ShownTax } from './discount-effect.ts';
import type { TaxedPurchase, TaxFieldsProps } from './tax-fields.tsx';

type Asked = { tax: ShownTax; taxFields?: Omit<TaxFieldsProps, 'errors'> };

/** The tax of a purchase, and the fields that ask for it where the shop charges tax. */
export function useTax(purchase: TaxedPurchase): Asked {
  const isTaxed = useSettings().tax !== undefined;
  const [quoted, setQuoted] = useState<{ tax: PlacedTax | null; for: string }>();
  if (!isTaxed) return { tax: null };
  const isCurrent = quoted?.for === JSON.stringify(purchase);
  const onQuote = (tax: PlacedTax | null, asked: TaxedPurchase) =>
    setQuoted({ tax, for: JSON.stringify(asked) });
  return {
    tax: (isCurrent && quoted.tax) || 'unknown',
    taxFields: { purchase, onQuote },
  };
}
