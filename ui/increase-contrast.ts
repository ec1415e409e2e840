import { contrastRatio, mix } from './color.ts';
import type { Palette, ToneColors } from './palette.ts';

const least = 7;

/**
 * A palette for people who ask for more contrast: secondary text becomes primary, dividers become
 * edges, edges become ink, and colors deepen until they reach 7:1 on their backgrounds.
 */
export function increaseContrast(palette: Palette): Palette {
  const { ink, inkSoft, lineStrong, sunk, tone } = palette;
  const deep = ({ soft, ink: own }: ToneColors): ToneColors => {
    const color = deepen(own, ink, [soft, sunk]);
    return { soft, ink: color, line: color };
  };
  return {
    ...palette,
    inkSoft: ink,
    inkFaint: deepen(inkSoft, ink, [sunk]),
    line: lineStrong,
    lineStrong: ink,
    tone: {
      neutral: deep(tone.neutral),
      info: deep(tone.info),
      caution: deep(tone.caution),
      promote: deep(tone.promote),
      notice: deep(tone.notice),
      positive: deep(tone.positive),
      critical: deep(tone.critical),
    },
  };
}

/** Mixes in ink step by step until the color is legible on every background. */
function deepen(color: string, ink: string, grounds: string[]): string {
  const steps = Array.from({ length: 20 }, (_, step) => mix(color, ink, step / 20));
  const reads = (step: string) => grounds.every((ground) => contrastRatio(step, ground) >= least);
  return steps.find(reads) ?? ink;
}
