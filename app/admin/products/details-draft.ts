import type * as v from 'valibot';
import { lengths } from '#contract/fields';
import { maxDetails, type ProductDetails } from '#contract/product-details';
import { productDetailsForm as copy } from '../../copy/admin-products.ts';

/** A page as typed. Its fields keep the number of their `row` when other rows are removed. */
export type PageDraft = { row: number; name: string | undefined; sections: readonly string[] };

/** What the form says about the website. Rows without text are left out. */
export type DetailsDraft = {
  pages: readonly PageDraft[];
  changes: readonly string[];
  goodFor: readonly string[];
};

/** The name of a page's field, like the path of its errors. */
export function pageField(row: number, part: 'name' | 'sections'): string {
  return `details.pages.${row}.${part}`;
}

export function detailsDraftOf(details: ProductDetails | null | undefined): DetailsDraft | null {
  if (!details) return null;
  return { ...details, pages: details.pages.map((page, row) => ({ row, ...page })) };
}

/** Null if nothing is filled in. */
export function readDetails(fields: Readonly<Record<string, unknown>>): DetailsDraft | null {
  const rows = Object.keys(fields).flatMap(
    (name) => /^details\.pages\.(\d+)\./.exec(name)?.[1] ?? [],
  );
  const pages = [...new Set(rows)].map((row) => ({
    row: Number(row),
    name: readLines(fields[pageField(Number(row), 'name')]).join(' ') || undefined,
    sections: readLines(fields[pageField(Number(row), 'sections')]),
  }));
  const details = {
    pages: pages.filter(({ name, sections }) => name || sections.length > 0),
    changes: readLines(fields['details.changes']),
    goodFor: readLines(fields['details.goodFor']),
  };
  return Object.values(details).some((list) => list.length > 0) ? details : null;
}

/** One text a line, without empty lines; tabs of a pasted table become spaces. */
export function readLines(text: unknown): string[] {
  const lines = typeof text === 'string' ? text.split(/\r\n|\r|\n/) : [];
  return lines.map((line) => line.replace(/\p{Cc}+/gu, ' ').trim()).filter((line) => line !== '');
}

type Issue = Pick<v.BaseIssue<unknown>, 'message' | 'path'>;

/** Shows an issue of a line at the field that has the line. Other issues stay as they are. */
export function toFieldIssue({ message, path }: Issue, details: DetailsDraft | null): Issue {
  const [field, list, page, part] = path ?? [];
  if (!path || !field || !list || field.key !== 'details') return { message, path };
  const row = list.key === 'pages' && details?.pages[Number(page?.key)]?.row;
  if (page && typeof row === 'number') {
    const at = { ...page, key: row } as typeof page;
    if (part?.key === 'name') return { message, path: [field, list, at, part] };
    if (part) return { message: describeLine(path), path: [field, list, at, part] };
  }
  return { message: describeLine(path), path: [field, list] };
}

/** A line can only be too long, and a field can only have too many. */
function describeLine(path: NonNullable<Issue['path']>): string {
  const { value } = path[path.length - 1] ?? {};
  return typeof value === 'string' ? copy.longLine(value, lengths.name) : copy.tooMany(maxDetails);
}
