import { Failure } from './failure.ts';

const maxInt4 = 2_147_483_647;

/** Whether a whole number can be the id of a row at all. */
export function isRowId(id: number): boolean {
  return id >= 1 && id <= maxInt4;
}

/** A path's number, or a 404: whatever is no id of ours names nothing. */
export function parseRowId(text: string, sentence: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (!isRowId(id)) throw new Failure('not_found', sentence);
  return id;
}

/** What a path may name a row by: its number, or its business id. */
export type PathId = { number: number } | { businessId: string };

/** A number or a business id such as ACC-2026-0001; anything else names nothing: null. */
export function parsePathId(text: string, prefix: 'ACC' | 'TKT'): PathId | null {
  if (/^[1-9]\d{0,9}$/.test(text)) {
    return isRowId(Number(text)) ? { number: Number(text) } : null;
  }
  return new RegExp(`^${prefix}-\\d{4}-\\d{4,12}$`).test(text) ? { businessId: text } : null;
}
