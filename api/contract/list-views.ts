import * as v from 'valibot';
import { viewedLists } from '#db/values/list-views';
import { instantText, lengths, line, orAbsent } from './fields.ts';

/** How many views an admin may have of a list. */
export const maxListViews = 50;

/** Longer than any name of a column, a sort order or a filter. */
const word = line(60);
const maxHiddenColumns = 40;

/**
 * What a view keeps of its list, in the words of the list’s query; '' is no condition. A list ignores
 * what it doesn’t know.
 */
export const ListViewState = v.object({
  q: line(lengths.name),
  status: word,
  sort: word,
  from: word,
  to: word,
  /** Further filters of the list, by the name of their parameter. */
  filters: v.optional(v.pipe(v.record(word, word), v.maxEntries(20))),
  hiddenColumns: v.pipe(v.array(word), v.maxLength(maxHiddenColumns)),
});
export type ListViewState = v.InferOutput<typeof ListViewState>;

/** A new view. Names are unique among an admin’s views of a list, in upper or lower case. */
export const NewListView = v.object({
  list: v.picklist(viewedLists),
  name: v.pipe(line(60), v.nonEmpty()),
  /** Whether it belongs to all admins who may read the list: they open, change and delete it. */
  shared: v.boolean(),
  state: ListViewState,
});
export type NewListView = v.InferOutput<typeof NewListView>;

/** Absent and null fields stay as they are. `version`: refused if the view has a newer one. */
export const ListViewChange = v.object({
  name: orAbsent(NewListView.entries.name),
  shared: orAbsent(NewListView.entries.shared),
  state: orAbsent(ListViewState),
  version: v.pipe(v.number(), v.integer()),
});
export type ListViewChange = v.InferOutput<typeof ListViewChange>;

/** A view that the admin saved, or that another admin shares. */
export const ListView = v.object({
  id: v.number(),
  list: v.picklist(viewedLists),
  name: v.string(),
  shared: v.boolean(),
  /** Who saved it; null: the admin who asks. */
  by: v.nullable(v.string()),
  /** The admin’s list opens with it. */
  isDefault: v.boolean(),
  state: ListViewState,
  version: v.number(),
  updatedAt: instantText,
});
export type ListView = v.InferOutput<typeof ListView>;

/** The admin’s own views first, each by name. */
export const ListViewList = v.array(ListView);

export const ListViewQuery = v.strictObject({ list: v.picklist(viewedLists) });

/** The view that a list opens with; null: all rows. */
export const DefaultListView = v.object({
  list: v.picklist(viewedLists),
  viewId: v.nullable(v.pipe(v.number(), v.integer())),
});
export type DefaultListView = v.InferOutput<typeof DefaultListView>;
