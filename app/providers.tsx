import { Provider as JotaiProvider } from 'jotai';
import type { ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { LinkProvider } from '#ui/link';
import { AuthProvider } from './data/auth.tsx';
import { swrConfig } from './data/swr-config.ts';
import type { PageState } from './document/document.tsx';
import { OriginProvider } from './document/origin.tsx';
import { RouterAnchor } from './shell/router-anchor.tsx';

type ProvidersProps = { state: Pick<PageState, 'fallback' | 'origin'>; children: ReactNode };

export function Providers({ state, children }: ProvidersProps) {
  return (
    <SWRConfig value={{ ...swrConfig, fallback: state.fallback }}>
      <JotaiProvider>
        <OriginProvider value={state.origin}>
          <AuthProvider>
            <LinkProvider anchor={RouterAnchor}>{children}</LinkProvider>
          </AuthProvider>
        </OriginProvider>
      </JotaiProvider>
    </SWRConfig>
  );
}
