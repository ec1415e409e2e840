type Askable = { stems: readonly string[] };

const most = 2;

/**
 * The questions that a text may be about, the likeliest first, at most two. Plain word matching: a
 * question is found by the beginnings of words that it names.
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

/** ' how soon is it ready ': small letters without accents, each word behind one space. */
function wordsOf(text: string): string {
  const plain = text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return ` ${plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;
}
