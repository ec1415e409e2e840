import type { Product } from '#contract/products';
import { Button } from '#ui/button';
import { nouns } from '../../copy/admin-list.ts';
import { products as copy } from '../../copy/admin-products.ts';
import { useProductsChange } from '../../data/admin-products.ts';
import { inNewVersions } from '../../data/call-each.ts';
import { BulkActions } from '../list/bulk-actions.tsx';
import { useBulk } from '../list/use-bulk.tsx';

/** Products that are selected for a bulk action, and what became of it. */
export function useProductSelection(
  rows: readonly Product[],
  { isArchive }: { isArchive: boolean },
) {
  const { selection, isWorking, run, failures } = useBulk({
    rows,
    keyOf: ({ id }) => id,
    nameOf: ({ title }) => title,
    nouns: nouns.products,
  });
  const changeEach = useProductsChange();

  const setArchived = (archived: boolean) =>
    run({
      change: (products) => changeEach(products, () => ({ archived })),
      undo: (done) =>
        changeEach(inNewVersions(done), ({ archivedAt }) => ({ archived: archivedAt !== null })),
    });
  const setActive = (active: boolean) =>
    run({
      change: (products) => changeEach(products, () => ({ active })),
      undo: (done) => changeEach(inNewVersions(done), ({ active }) => ({ active })),
    });

  const acts = isArchive
    ? [{ label: copy.unarchive, act: () => setArchived(false) }]
    : [
        { label: copy.activate, act: () => setActive(true) },
        { label: copy.deactivate, act: () => setActive(false) },
        { label: copy.archive, act: () => setArchived(true) },
      ];
  const actions = (
    <BulkActions permission="products.change" isWorking={isWorking}>
      {acts.map(({ label, act }) => (
        <Button key={label} variant="quiet" size="small" onClick={() => void act()}>
          {label}
        </Button>
      ))}
    </BulkActions>
  );
  return { selection: { ...selection, actions }, failures };
}
