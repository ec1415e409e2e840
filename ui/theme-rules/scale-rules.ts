import type { Finding } from './finding.ts';

/** The sizes that no brand changes. */
export type Scale = {
  /** Steps in px, smallest first. */
  space: Record<string, string>;
  /** The minimum size of a target on touch screens, in px. */
  targetSize: string;
  /** The type scale on phones and on desktops, in rem. */
  text: readonly Record<string, string>[];
};

const minTarget = 44;
const gridStep = 4;
const minText = 12;
const minBody = 16;

/** Finds sizes that are too small to press or to read, and steps off the grid. */
export function checkScale({ space, targetSize, text }: Scale): Finding[] {
  return [...checkTarget(targetSize), ...checkSpace(space), ...text.flatMap(checkText)];
}

function checkTarget(targetSize: string): Finding[] {
  return checkMinimum('target-size', 'targetSize', Number.parseFloat(targetSize), minTarget);
}

function checkSpace(space: Record<string, string>): Finding[] {
  const steps = Object.entries(space).map(([name, size]) => ({
    name,
    px: Number.parseFloat(size),
  }));
  return steps.flatMap(({ name, px }, index) => {
    const previous = steps[index - 1];
    const isOnGrid = px % gridStep === 0;
    if (isOnGrid && (!previous || px > previous.px)) return [];
    return [
      {
        rule: 'spacing',
        tokens: [`space.${name}`],
        problem: isOnGrid
          ? `The step ${name} isn’t larger than the step before it.`
          : `The step ${name} isn’t a multiple of ${gridStep} px.`,
        measured: `${px} px`,
        required: isOnGrid ? `more than ${previous?.px} px` : `a multiple of ${gridStep} px`,
        fix: `Change ${name} to the next multiple of ${gridStep} px.`,
      },
    ];
  });
}

function checkText(steps: Record<string, string>): Finding[] {
  return Object.entries(steps).flatMap(([name, size]) => {
    const isBody = name === 'medium';
    const px = Math.round(Number.parseFloat(size) * 160) / 10;
    return checkMinimum('text-size', `text.${name}`, px, isBody ? minBody : minText);
  });
}

function checkMinimum(rule: Finding['rule'], token: string, px: number, minPx: number): Finding[] {
  if (px >= minPx) return [];
  return [
    {
      rule,
      tokens: [token],
      problem: `${token} is ${px} px, which is too small.`,
      measured: `${px} px`,
      required: `at least ${minPx} px`,
      fix: `Make ${token} at least ${minPx} px.`,
    },
  ];
}
