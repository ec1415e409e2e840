import { Text } from '#ui/text';
import { productForm as copy } from '../../copy/admin-products.ts';
import { ProductCard } from '../../storefront/catalog/product-card.tsx';
import { previewProduct } from './preview-product.ts';
import type { ProductDraft } from './product-draft.ts';
import * as css from './products.css.ts';

/** The product's catalog card, not interactive. */
export function ProductPreview({ draft }: { draft: ProductDraft }) {
  return (
    <div className={css.preview}>
      <Text size="small" weight="strong">
        {copy.preview}
      </Text>
      <div inert>
        <ProductCard product={previewProduct(draft)} sale />
      </div>
      {!draft.active && (
        <Text size="small" tone="soft">
          {copy.hidden}
        </Text>
      )}
    </div>
  );
}
