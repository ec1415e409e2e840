import type { CSSProperties } from 'react';
import type { BrandSettings } from '#contract/shop-settings';
import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { applyAccent } from '../../../ui/brand-accent.ts';
import { listBrandRules } from '../../../ui/brand-rules.ts';
import { defaultBrand } from '../../../ui/default-brand.ts';
import { brandForm as copy } from '../../copy/admin-settings.ts';
import * as css from './brand-preview.css.ts';

/** Both themes of a brand that isn't saved yet. Nothing in it can be pressed. */
export function BrandPreview({ brand }: { brand: BrandSettings }) {
  return (
    <Stack gap="m">
      {(['light', 'dark'] as const).map((theme) => (
        <Stack key={theme} gap="xxs">
          <Text size="small" tone="soft">
            {copy[theme]}
          </Text>
          <div
            inert
            data-theme={theme}
            style={createThemeStyle(brand, theme)}
            className={css.frame}
          >
            <span className={css.mark}>
              <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
                <path d="M4 2h11l5 5v15H4z" className={css.sheet} />
                <path d="M15 2v5h5z" className={css.corner} />
              </svg>
              {brand.name}
            </span>
            <span className={css.tagline}>{brand.tagline}</span>
            <span className={css.ring}>
              <Button variant="buy">{copy.sample}</Button>
            </span>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

/** React's type of styles has no custom properties. */
function createThemeStyle(
  { accent, accentDark }: BrandSettings,
  theme: 'light' | 'dark',
): CSSProperties {
  const selectors = { always: 'always', light: 'light', dark: 'dark' };
  const brand = applyAccent(defaultBrand, { light: accent, dark: accentDark });
  return listBrandRules(brand, selectors).find(({ selector }) => selector === theme)
    ?.vars as CSSProperties;
}
