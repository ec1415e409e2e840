import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Text } from '#ui/text';
import { productConflict as copy } from '../../copy/admin-products.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { EditConflictNotice } from '../edit-conflict-notice.tsx';
import { diffProduct } from './product-differences.ts';
import type { ProductDraft } from './product-draft.ts';
import type { NewerProduct } from './use-product-version.ts';

type NewerProductNoticeProps = {
  newer: NewerProduct;
  /** What the form says now. */
  draft: ProductDraft;
  /** Begins again with theirs. */
  onLoad: () => void;
};

/** What another admin has made of a product while this one changed it too. */
export function ProductConflictNotice({ newer, draft, onLoad }: NewerProductNoticeProps) {
  const { by, at, product } = newer;
  const differences = diffProduct(product, draft);
  return (
    <EditConflictNotice
      key={product.version}
      title={copy.title(by, formatDateTime(at))}
      action={
        <Button variant="quiet" size="small" onClick={onLoad}>
          {copy.load}
        </Button>
      }
    >
      <p>{differences.length > 0 ? copy.lead : copy.same}</p>
      {differences.length > 0 && (
        <DescriptionList
          items={differences.map(({ field, theirs, yours }) => ({
            term: field,
            detail: (
              <>
                <Said by={copy.theirs}>{theirs}</Said>
                <Said by={copy.yours}>{yours}</Said>
              </>
            ),
          }))}
        />
      )}
    </EditConflictNotice>
  );
}

function Said({ by, children }: { by: string; children: string }) {
  return (
    <Text size="small">
      {by}: <bdi>{children}</bdi>
    </Text>
  );
}
