import { useSWRConfig } from 'swr';
import { addressOf } from '../../data/address.ts';
import { ApiError } from '../../data/api-error.ts';
import { useSettings, useShowSettings } from '../../document/settings.tsx';

/** Shows the new prices after an order was refused because they have changed. */
export function useNewPrice(productId: number) {
  const settings = useSettings();
  const showSettings = useShowSettings();
  const { mutate } = useSWRConfig();

  return async (error: unknown): Promise<void> => {
    const newPrice = error instanceof ApiError ? error.problem?.newPrice : undefined;
    if (!newPrice) return;
    const { regularPrice, expansionPrice } = newPrice;
    showSettings({ ...settings, support: { ...settings.support, regularPrice, expansionPrice } });
    await mutate(addressOf('GET /api/products/:id', { params: { id: String(productId) } }));
  };
}
