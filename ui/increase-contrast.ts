import { getContrastRatio, mixColors } from './color.ts';
import type { Palette, ToneColors } from './palette.ts';

const minRatio = 7;

/**
 * A palette for people who ask for more contrast: secondary text becomes primary, dividers become
 * edges, edges become ink, and colors deepen until they reach 7:1 on their backgrounds.
 */
export function increaseContrast(palette: Palette): Palette {
  const { ink, inkSoft, lineStrong, sunk, tone } = palette;
  const deepenTone = ({ soft, ink: text }: ToneColors): ToneColors => {
    const color = deepen(text, ink, [soft, sunk]);
    return { soft, ink: color, line: color };
  };
  return {
    ...palette,
    inkSoft: ink,
    inkFaint: deepen(inkSoft, ink, [sunk]),
    line: lineStrong,
    lineStrong: ink,
    tone: {
      neutral: deepenTone(tone.neutral),
      info: deepenTone(tone.info),
      caution: deepenTone(tone.caution),
      promote: deepenTone(tone.promote),
      notice: deepenTone(tone.notice),
      positive: deepenTone(tone.positive),
      critical: deepenTone(tone.critical),
    },
  };
}

/** Mixes in ink step by step until the color is legible on every background. */
function deepen(color: string, ink: string, grounds: string[]): string {
  const steps = Array.from({ length: 20 }, (_, step) => mixColors(color, ink, step / 20));
  const isLegible = (step: string) =>
    grounds.every((ground) => getContrastRatio(step, ground) >= minRatio);
  return steps.find(isLegible) ?? ink;
}
