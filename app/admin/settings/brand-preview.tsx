import type { CSSProperties } from 'react';
import type { BrandSettings } from '#contract/settings/brand';
import { Button } from '#ui/button';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { listBrandRules } from '../../../ui/brand-rules.ts';
import { brandForm as copy } from '../../copy/admin-settings.ts';
import { createBrand } from '../../document/brand-styles.ts';
import { BrandLogo } from '../../shell/brand-logo.tsx';
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
              <BrandLogo brand={brand} theme={theme} />
            </span>
            <span className={css.headline}>{copy.sampleHeadline}</span>
            <span>{copy.sampleText}</span>
            <span className={css.tagline}>{brand.tagline}</span>
            <span className={css.ring}>
              <Button variant="accent">{copy.sample}</Button>
            </span>
          </div>
        </Stack>
      ))}
    </Stack>
  );
}

/** React's type of styles has no custom properties. */
function createThemeStyle(look: BrandSettings, theme: 'light' | 'dark'): CSSProperties {
  const selectors = { always: 'always', light: 'light', dark: 'dark' };
  const rules = listBrandRules(createBrand(look), selectors);
  const varsOf = (selector: string) => rules.find((rule) => rule.selector === selector)?.vars;
  return { ...varsOf('always'), ...varsOf(theme) } as CSSProperties;
}
