import type { BrandSettings } from '#contract/shop-settings';
import { createBrandStyles } from '../../document/brand-styles.ts';
import { brandStylesId } from '../../document/document.tsx';

/** Shows a saved brand's colors on this page. The next page comes with them. */
export function showBrandColors(brand: BrandSettings): void {
  const known = document.getElementById(brandStylesId);
  const styles = known ?? document.head.appendChild(document.createElement('style'));
  styles.id = brandStylesId;
  styles.textContent = createBrandStyles(brand);
}
