import { useState } from 'react';
import type { Product } from '#contract/products';
import { Badge } from '#ui/badge';
import { Checkbox } from '#ui/checkbox';
import { Inline } from '#ui/inline';
import { VisuallyHidden } from '#ui/visually-hidden';
import { products as copy } from '../../copy/admin-products.ts';
import { useProductMutations } from '../../data/admin-products.ts';
import { useMay } from '../../data/permissions.ts';
import { useProducts } from '../../data/products.ts';
import { useAction } from '../../shell/use-action.ts';
import { useToast } from '../../state/toasts.ts';
import { featuredNote } from './featured-note.ts';

/** `isHidden`: the home page has no room for it. */
type FeaturedCheckboxProps = { product: Product; isHidden: boolean };

/** Features a product immediately, and says when that hides another one. */
export function FeaturedCheckbox({ product, isHidden }: FeaturedCheckboxProps) {
  const { id, title, active, featured, version } = product;
  const { change } = useProductMutations();
  const { products = [] } = useProducts();
  const mayChange = useMay()('products.change');
  const toast = useToast();
  const [wanted, setWanted] = useState(featured);
  const [save, isSaving] = useAction(
    async (next: boolean) => {
      setWanted(next);
      await change(id, { featured: next, version });
      const note = featuredNote({ ...product, featured: next }, id, products);
      const featuredAs = active ? copy.featured(title) : copy.featuredLater(title);
      const description = note ?? (next ? featuredAs : copy.unfeatured(title));
      toast({ title: copy.success, description });
    },
    { title: copy.error },
  );
  return (
    <Inline gap="xxs">
      <Checkbox
        name="featured"
        label={<VisuallyHidden>{copy.feature(title)}</VisuallyHidden>}
        checked={isSaving ? wanted : featured}
        disabled={!mayChange}
        onChange={({ currentTarget }) => void save(currentTarget.checked)}
      />
      {featured && isHidden && <Badge tone="caution">{copy.notShown}</Badge>}
    </Inline>
  );
}
