/** What a drill tried, with a sentence for each thing that was lost, doubled or wrong. */
export type Figures = {
  tried: number;
  lost: string[];
  doubled: string[];
  wrong: string[];
  /** The longest time without a response. Null: not measured. */
  longestGapMs: number | null;
};

export const noFigures: Figures = {
  ...{ tried: 0, lost: [], doubled: [], wrong: [], longestGapMs: null },
};

export function isGood(figures: Figures): boolean {
  return sentencesOf(figures).length === 0;
}

/** The sentences whose condition is true. */
export function complaints(checks: [condition: boolean, sentence: string][]): string[] {
  return checks.filter(([condition]) => condition).map(([, sentence]) => sentence);
}

/** Everything that was lost, doubled or wrong. */
export function sentencesOf({ lost, doubled, wrong }: Figures): string[] {
  return [
    ...lost.map((sentence) => `lost: ${sentence}`),
    ...doubled.map((sentence) => `doubled: ${sentence}`),
    ...wrong.map((sentence) => `wrong: ${sentence}`),
  ];
}

/** The sum of several drills. */
export function addUp(all: Figures[]): Figures {
  const gaps = all.flatMap(({ longestGapMs }) => (longestGapMs === null ? [] : [longestGapMs]));
  return {
    tried: all.reduce((sum, { tried }) => sum + tried, 0),
    lost: all.flatMap(({ lost }) => lost),
    doubled: all.flatMap(({ doubled }) => doubled),
    wrong: all.flatMap(({ wrong }) => wrong),
    longestGapMs: gaps.length > 0 ? Math.max(...gaps) : null,
  };
}
