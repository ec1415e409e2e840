import { Provider as JotaiProvider } from 'jotai';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { defaultSettings } from '#contract/default-settings';
import { showMoneyAs } from '#contract/money-format';
import { LinkProvider } from '#ui/link';
import { AuthProvider } from './data/auth.tsx';
import { swrConfig } from './data/swr-config.ts';
import type { PageState } from './document/document.tsx';
import { OriginProvider, SettingsProvider } from './document/settings.tsx';
import { RouterAnchor } from './shell/router-anchor.tsx';

type ProvidersProps = {
  state: Pick<PageState, 'fallback' | 'origin' | 'settings' | 'money'>;
  children: ReactNode;
};

export function Providers({ state, children }: ProvidersProps) {
  const { settings = defaultSettings } = state;
  showMoneyAs(state.money);
  return (
    <SWRConfig value={{ ...swrConfig, fallback: state.fallback }}>
      <JotaiProvider>
        <OriginProvider value={state.origin}>
          <SettingsProvider initial={settings}>
            <AuthProvider>
              <LinkProvider anchor={RouterAnchor}>{children}</LinkProvider>
            </AuthProvider>
          </SettingsProvider>
        </OriginProvider>
      </JotaiProvider>
    </SWRConfig>
  );
}
