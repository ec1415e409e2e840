import type { Logo } from '#contract/settings/brand';
import type { ShopSettings } from '#contract/shop-settings';
import { imageSources } from '../format/images.ts';
import * as css from './brand-mark.css.ts';

type BrandLogoProps = {
  brand: Pick<ShopSettings['brand'], 'name' | 'logo' | 'logoDark' | 'logoOnly'>;
  /** Fixes a theme; otherwise the system's color scheme chooses the logo. */
  theme?: 'light' | 'dark';
};

/** The most that the bar has room for on a phone, in pixels. */
const maxWidth = 160;
const maxHeight = 32;

/** The shop's logo or its mark, and its name. */
export function BrandLogo({ brand: { name, logo, logoDark, logoOnly }, theme }: BrandLogoProps) {
  const light = logo ?? logoDark;
  if (!light) {
    return (
      <>
        <svg viewBox="0 0 24 24" aria-hidden="true" className={css.mark}>
          <path d="M4 2h11l5 5v15H4z" className={css.sheet} />
          <path d="M15 2v5h5z" className={css.corner} />
        </svg>
        {name}
      </>
    );
  }
  const dark = logoDark ?? light;
  return (
    <>
      <picture className={css.picture}>
        {!theme && dark !== light && (
          <source media="(prefers-color-scheme: dark)" {...createImage(dark)} />
        )}
        <img
          {...createImage(theme === 'dark' ? dark : light)}
          src={(theme === 'dark' ? dark : light).url}
          alt={logoOnly ? name : ''}
        />
      </picture>
      {!logoOnly && name}
    </>
  );
}

/** Its size reserves its place before it is loaded. */
function createImage({ url, width, height }: Logo) {
  const scale = Math.min(1, maxWidth / width, maxHeight / height);
  const shown = Math.max(1, Math.round(width * scale));
  return {
    srcSet: imageSources(url).srcSet ?? url,
    sizes: `${shown}px`,
    width: shown,
    height: Math.max(1, Math.round(height * scale)),
  };
}
