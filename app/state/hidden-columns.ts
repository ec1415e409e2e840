import { useAtom } from 'jotai';
import * as v from 'valibot';
import { rememberedAtom } from './remembered.ts';

/** By table, the ids of the columns that someone has hidden. */
const hiddenColumnsAtom = rememberedAtom(
  'hidden-columns',
  v.record(v.string(), v.array(v.string())),
  {},
);

const none: readonly string[] = [];

/** The hidden columns of a table, which the browser remembers. */
export function useHiddenColumns(table: string) {
  const [all, setAll] = useAtom(hiddenColumnsAtom);
  const hide = (ids: readonly string[]) => setAll({ ...all, [table]: [...ids] });
  return [all[table] ?? none, hide] as const;
}
