import type { ListView } from '#contract/list-views';
import type { VisibleView } from './list.ts';

export function listViewToWire({ view, by, isDefault }: VisibleView): ListView {
  const { id, list, name, shared, state, version, updatedAt } = view;
  return {
    id,
    list,
    name,
    shared,
    by,
    isDefault,
    state,
    version,
    updatedAt: updatedAt.toISOString(),
  };
}
