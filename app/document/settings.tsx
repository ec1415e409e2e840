import { createContext, type ReactNode, use, useState } from 'react';
import { defaultSettings } from '#contract/default-settings';
import type { ShopSettings } from '#contract/shop-settings';
import type { SupportPrices } from '#contract/support-packages';
import { supportPricesOf } from '#contract/support-settings';

const OriginContext = createContext('http://localhost');

/** The shop's origin, on the server and in the browser. */
export const OriginProvider = OriginContext;

const SettingsContext = createContext(defaultSettings);
const ShowSettingsContext = createContext((_settings: ShopSettings) => {});

type SettingsProviderProps = { initial: ShopSettings; children: ReactNode };

/** The shop's settings, on the server and in the browser. */
export function SettingsProvider({ initial, children }: SettingsProviderProps) {
  const [settings, setSettings] = useState(initial);
  return (
    <ShowSettingsContext value={setSettings}>
      <SettingsContext value={settings}>{children}</SettingsContext>
    </ShowSettingsContext>
  );
}

export function useSettings(): ShopSettings {
  return use(SettingsContext);
}

export function useBrand(): ShopSettings['brand'] {
  return useSettings().brand;
}

export function useSupportPrices(): SupportPrices {
  return supportPricesOf(useSettings().support);
}

/** Shows other settings on this page. The next page comes with them anyway. */
export function useShowSettings(): (settings: ShopSettings) => void {
  return use(ShowSettingsContext);
}

export function useOrigin(): string {
  return use(OriginContext);
}
