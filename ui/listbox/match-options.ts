/** What is searched: the label first, then the rest. */
export type Searchable = { label: string; description?: string; keywords?: string };

const cache = new WeakMap<Searchable, { label: string; all: string }>();

/**
 * The options that contain every word of the text, ignoring case and accents. Those that start with
 * it come first.
 */
export function matchOptions<Option extends Searchable>(
  options: readonly Option[],
  text: string,
): readonly Option[] {
  const wanted = fold(text).trim();
  if (wanted === '') return options;
  const words = wanted.split(/\s+/);
  const found = options.filter((option) => {
    const { all } = foldOption(option);
    return words.every((word) => all.includes(word));
  });
  const startsWithText = (option: Option) => foldOption(option).label.startsWith(wanted);
  return [...found.filter(startsWithText), ...found.filter((option) => !startsWithText(option))];
}

function foldOption(option: Searchable) {
  const known = cache.get(option);
  if (known) return known;
  const { label, description = '', keywords = '' } = option;
  const folded = { label: fold(label), all: fold(`${label} ${description} ${keywords}`) };
  cache.set(option, folded);
  return folded;
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
