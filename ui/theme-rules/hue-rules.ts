import { getHue, getHueDistance, isGray } from '../color.ts';
import type { Palette } from '../palette.ts';
import type { Finding } from './finding.ts';

const minDestructiveDistance = 25;
const minToneGap = 15;

/** Finds colors whose meanings could be mistaken for each other. */
export function checkHues(palette: Palette): Finding[] {
  return [...checkDestructive(palette), ...checkTones(palette)];
}

/** A gray has no hue to mistake. */
function checkDestructive({ accent, tone }: Palette): Finding[] {
  if (isGray(accent)) return [];
  const distance = getHueDistance(accent, tone.critical.ink);
  if (distance >= minDestructiveDistance) return [];
  return [
    {
      rule: 'destructive-hue',
      tokens: ['color.accent', 'color.tone.critical.ink'],
      problem: `The accent and destructive actions are ${formatDegrees(distance)} apart, so their buttons look alike.`,
      measured: formatDegrees(distance),
      required: `at least ${formatDegrees(minDestructiveDistance)}`,
      fix: 'Change the hue of accent or of tone.critical.ink.',
    },
  ];
}

function checkTones({ tone: { neutral: _, ...meanings } }: Palette): Finding[] {
  const tones = Object.entries(meanings)
    .map(([name, { ink }]) => ({ name, hue: getHue(ink) }))
    .sort((a, b) => a.hue - b.hue);
  return tones.flatMap((tone, index) => {
    const next = tones[(index + 1) % tones.length];
    if (!next) return [];
    const gap = (next.hue - tone.hue + 360) % 360;
    if (gap >= minToneGap) return [];
    return [
      {
        rule: 'tone-hues',
        tokens: [`color.tone.${tone.name}.ink`, `color.tone.${next.name}.ink`],
        problem: `The tones ${tone.name} and ${next.name} have nearly the same hue.`,
        measured: formatDegrees(gap),
        required: `at least ${formatDegrees(minToneGap)}`,
        fix: `Change the hue of tone.${tone.name}.ink or of tone.${next.name}.ink.`,
      },
    ];
  });
}

function formatDegrees(degrees: number): string {
  return `${Math.floor(degrees)}°`;
}
