import { useAtom } from 'jotai';
import * as v from 'valibot';
import { rememberedAtom } from './remembered.ts';

/** By table, the ids of the columns that someone has hidden. */
const hiddenColumnsAtom = rememberedAtom(
  'hidden-columns',
  v.record(v.string(), v.array(v.string())),
  {},
);

/** The columns of a table that someone has hidden, which the browser remembers; undefined: not yet. */
export function useHiddenColumns(table: string) {
  const [all, setAll] = useAtom(hiddenColumnsAtom);
  const hide = (ids: readonly string[]) => setAll({ ...all, [table]: [...ids] });
  return [all[table], hide] as const;
}

/** Forgets the hidden columns of a table, which is not necessarily shown. */
export function useForgetColumns() {
  const [all, setAll] = useAtom(hiddenColumnsAtom);
  return (table: string) => {
    const { [table]: _forgotten, ...others } = all;
    setAll(others);
  };
}
