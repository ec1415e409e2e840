import { Button } from '#ui/button';
import { DescriptionList } from '#ui/description-list';
import { Text } from '#ui/text';
import { productConflict as copy } from '../../copy/admin-products.ts';
import { formatDateTime } from '../../format/date-time.tsx';
import { EditConflictNotice } from '../edit-conflict-notice.tsx';
import { diffProduct } from './product-differences.ts';
import type { ProductDraft } from './product-draft.ts';
import type { NewerProduct } from './use-product-version.ts';

type ProductConflictNoticeProps = {
  newer: NewerProduct;
  /** The current form values. */
  draft: ProductDraft;
  /** Replaces the form values with theirs. */
  onLoad: () => void;
};

/** Compares another admin's newer version with the form. */
export function ProductConflictNotice({ newer, draft, onLoad }: ProductConflictNoticeProps) {
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
                <Version by={copy.theirs}>{theirs}</Version>
                <Version by={copy.yours}>{yours}</Version>
              </>
            ),
          }))}
        />
      )}
    </EditConflictNotice>
  );
}

function Version({ by, children }: { by: string; children: string }) {
  return (
    <Text size="small">
      {by}: <bdi>{children}</bdi>
    </Text>
  );
}
