import type * as v from 'valibot';
import type { BriefSection } from '#db/values/brief-sections';

/** A text as typed. Its fields keep the number of their `row` when other rows change. */
export type TextDraft = {
  row: number;
  id: string;
  label: string | undefined;
  example: string;
  /** NaN if it isn't a number. */
  max: number | undefined;
  optional: boolean;
};

/** A section as typed. */
export type SectionDraft = {
  row: number;
  id: string;
  title: string | undefined;
  hint: string;
  texts: readonly TextDraft[];
  pictures: { max: number; hint: string };
};

type Fields = Readonly<Record<string, unknown>>;

/** The name of a section's field, like the path of its errors. */
export function sectionField(
  row: number,
  part: 'id' | 'title' | 'hint' | 'pictures.max' | 'pictures.hint',
): string {
  return `briefSections.${row}.${part}`;
}

/** The name of a text's field, like the path of its errors. */
export function textField(
  section: number,
  row: number,
  part: 'id' | 'label' | 'example' | 'max' | 'optional',
): string {
  return `briefSections.${section}.texts.${row}.${part}`;
}

export function sectionDraftsOf(
  sections: readonly BriefSection[] | null | undefined,
): SectionDraft[] | null {
  if (!sections) return null;
  return sections.map((section, row) => ({
    ...section,
    row,
    texts: section.texts.map((text, row) => ({ ...text, row })),
  }));
}

/** The sections without the numbers of their rows. */
export function withoutRows(sections: readonly SectionDraft[] | null) {
  return (
    sections?.map(({ row: _, ...section }) => ({
      ...section,
      texts: section.texts.map(({ row: _, ...text }) => text),
    })) ?? null
  );
}

/** In the order of the rows on the screen, without empty ones; null if there are none. */
export function readSections(fields: Fields): SectionDraft[] | null {
  const sections = rowsOf(fields, 'briefSections').map((row) => readSection(fields, row));
  const filled = sections.filter(
    ({ title, hint, texts, pictures }) =>
      title || hint || texts.length > 0 || pictures.max !== 0 || pictures.hint,
  );
  return filled.length > 0 ? filled : null;
}

function readSection(fields: Fields, row: number): SectionDraft {
  const read = (part: Parameters<typeof sectionField>[1]) =>
    readText(fields[sectionField(row, part)]);
  const texts = rowsOf(fields, `briefSections.${row}.texts`).map((text) =>
    readTextDraft(fields, row, text),
  );
  return {
    row,
    id: read('id'),
    title: read('title') || undefined,
    hint: read('hint'),
    texts: texts.filter(({ label, example }) => label || example),
    pictures: { max: Number(read('pictures.max')), hint: read('pictures.hint') },
  };
}

function readTextDraft(fields: Fields, section: number, row: number): TextDraft {
  const read = (part: Parameters<typeof textField>[2]) =>
    readText(fields[textField(section, row, part)]);
  const max = read('max');
  return {
    row,
    id: read('id'),
    label: read('label') || undefined,
    example: read('example'),
    max: max ? Number(max) : undefined,
    optional: read('optional') !== '',
  };
}

/** The numbers of a list's rows, in the order of their fields. */
function rowsOf(fields: Fields, list: string): number[] {
  const rows = Object.keys(fields)
    .filter((name) => name.startsWith(`${list}.`))
    .map((name) => Number(name.slice(list.length + 1).split('.')[0]));
  return [...new Set(rows)];
}

function readText(value: unknown): string {
  return typeof value === 'string' ? value.replace(/\p{Cc}+/gu, ' ').trim() : '';
}

type Issue = Pick<v.BaseIssue<unknown>, 'message' | 'path'>;

/** Names the rows of an issue in place of their indexes. Other issues stay as they are. */
export function toSectionIssue(
  { message, path }: Issue,
  sections: readonly SectionDraft[] | null,
): Issue {
  const [field, section, part, text, ...rest] = path ?? [];
  const known = sections?.[Number(section?.key)];
  if (field?.key !== 'briefSections' || !section || !known) return { message, path };
  const start = [field, { ...section, key: known.row } as typeof section] as const;
  const row = part?.key === 'texts' && known.texts[Number(text?.key)]?.row;
  if (!part || !text) return { message, path: part ? [...start, part] : [...start] };
  const at = typeof row === 'number' ? ({ ...text, key: row } as typeof text) : text;
  return { message, path: [...start, part, at, ...rest] };
}
