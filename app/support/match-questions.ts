type Askable = { stems: readonly string[] };

const most = 2;

/**
 * The questions that match a text, best match first, at most two. Matches the `stems` of each
 * question against the beginnings of words.
 */
export function matchQuestions<Q extends Askable>(text: string, questions: readonly Q[]): Q[] {
  const words = wordsOf(text);
  return questions
    .map((question) => ({ question, hits: hitsOf(question, words) }))
    .filter(({ hits }) => hits > 0)
    .sort((one, other) => other.hits - one.hits)
    .slice(0, most)
    .map(({ question }) => question);
}

function hitsOf({ stems }: Askable, words: string): number {
  return stems.filter((stem) => words.includes(` ${stem}`)).length;
}

/** Lowercase without accents, with one space before each word: ' how soon is it ready '. */
function wordsOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}
