import type { ColorName } from '../contrast.ts';
import type { Palette, Tone, ToneColors } from '../palette.ts';

/** Builds a palette, asking for one color after the other. */
export function readPalette(read: (name: ColorName) => string): Palette {
  const readTone = (tone: Tone): ToneColors => ({
    soft: read(`tone.${tone}.soft`),
    ink: read(`tone.${tone}.ink`),
    line: read(`tone.${tone}.line`),
  });
  return {
    paper: read('paper'),
    raised: read('raised'),
    sunk: read('sunk'),
    ink: read('ink'),
    inkSoft: read('inkSoft'),
    inkFaint: read('inkFaint'),
    line: read('line'),
    lineStrong: read('lineStrong'),
    solid: read('solid'),
    solidPressed: read('solidPressed'),
    onSolid: read('onSolid'),
    accent: read('accent'),
    accentPressed: read('accentPressed'),
    onAccent: read('onAccent'),
    focus: read('focus'),
    scrim: read('scrim'),
    tone: {
      neutral: readTone('neutral'),
      info: readTone('info'),
      caution: readTone('caution'),
      promote: readTone('promote'),
      notice: readTone('notice'),
      positive: readTone('positive'),
      critical: readTone('critical'),
    },
  };
}
