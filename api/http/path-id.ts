import { Failure } from './failure.ts';

const maxInt4 = 2_147_483_647;

/** Whether an integer can be a row id. */
export function isRowId(id: number): boolean {
  return id >= 1 && id <= maxInt4;
}

/** Parses a numeric id from a path. Throws a 404 when it cannot be one. */
export function parseRowId(text: string, sentence: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (!isRowId(id)) throw new Failure('not_found', sentence);
  return id;
}

/** A row's number or its business id. */
export type PathId = { number: number } | { businessId: string };

/** Parses a number or a business id such as ACC-2026-0001. Null for anything else. */
export function parsePathId(text: string, prefix: 'ACC' | 'TKT'): PathId | null {
  if (/^[1-9]\d{0,9}$/.test(text)) {
    return isRowId(Number(text)) ? { number: Number(text) } : null;
  }
  return new RegExp(`^${prefix}-\\d{4}-\\d{4,12}$`).test(text) ? { businessId: text } : null;
}
