import type { ToneColors } from '../../ui/palette.ts';
import { colors, toneParts, tones } from './color-docs.ts';
import { durations } from './motion-docs.ts';
import { radii, shadows } from './shape-docs.ts';
import { spaces, widths } from './space-docs.ts';
import type { TokenDoc } from './token-doc.ts';
import { texts, typefaces, weights } from './type-docs.ts';

const docsByGroup: Record<string, Record<string, TokenDoc>> = {
  color: colors,
  text: texts,
  weight: weights,
  font: typefaces,
  space: spaces,
  contentWidth: widths,
  radius: radii,
  shadow: shadows,
  duration: durations,
};

/** What a token is for, by its path: `color.inkSoft`. */
export function describeToken(path: string): string | undefined {
  const [group = '', name = '', tone, part] = path.split('.');
  const tonesByName: Record<string, TokenDoc> = tones;
  const doc = tone ? tonesByName[tone] : docsByGroup[group]?.[name];
  if (!doc) return undefined;
  return `${doc.meaning}${part ? `, ${toneParts[toPart(part)]}` : ''}. ${doc.usage}`;
}

function toPart(part: string): keyof ToneColors {
  return part === 'soft' || part === 'line' ? part : 'ink';
}
