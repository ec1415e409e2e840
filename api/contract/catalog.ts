import * as v from 'valibot';
import { line } from './fields.ts';

export const maxCategoryLength = 60;

/** Moves a product directly before or after another one of the catalog. */
export const ProductMove = v.union([
  v.strictObject({ before: v.number() }),
  v.strictObject({ after: v.number() }),
]);
export type ProductMove = v.InferOutput<typeof ProductMove>;

/** Renames a category in all its products; the name of another one merges both. */
export const CategoryRename = v.object({
  from: v.string(),
  to: v.pipe(line(maxCategoryLength), v.nonEmpty()),
});
export type CategoryRename = v.InferOutput<typeof CategoryRename>;
