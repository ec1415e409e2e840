import type { ShopSettings } from '#contract/shop-settings';
import type { Brand } from '../../ui/brand.ts';

type Choice = Pick<ShopSettings['brand'], 'headlines' | 'text'>;

/** The device's own font, so that nothing is downloaded. */
const systemFont = "system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif";

/** A brand with the chosen typefaces. */
export function applyTypefaces(brand: Brand, { headlines, text }: Choice): Brand {
  const sans = text === 'system' ? systemFont : brand.typefaces.sans;
  const display = headlines === 'text' ? sans : brand.typefaces.display;
  return { ...brand, typefaces: { ...brand.typefaces, sans, display } };
}

/** The font files of a page that a brand uses; the others would be downloaded for nothing. */
export function listUsedFonts(files: string[], { headlines, text }: Choice): string[] {
  return files.filter(
    (file) =>
      !(text === 'system' && file.includes('hanken-grotesk')) &&
      !(headlines === 'text' && file.includes('young-serif')),
  );
}
