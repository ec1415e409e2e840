/** What a drill tried, with a sentence for each thing that was lost, doubled or wrong. */
export type Outcome = {
  tried: number;
  lost: string[];
  doubled: string[];
  wrong: string[];
  longestGapMs: number;
};

export function sentencesOf({ lost, doubled, wrong }: Outcome): string[] {
  return [
    ...lost.map((sentence) => `lost: ${sentence}`),
    ...doubled.map((sentence) => `doubled: ${sentence}`),
    ...wrong.map((sentence) => `wrong: ${sentence}`),
  ];
}
