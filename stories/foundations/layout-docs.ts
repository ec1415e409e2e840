import type { breakpoint, layer, media } from '../../ui/scale.ts';
import type { TokenDocs } from './token-doc.ts';

export const layers: TokenDocs<keyof typeof layer> = {
  bar: { meaning: 'Top bar', usage: 'Anything that stays while the page scrolls.' },
  dialog: {
    meaning: 'Dialogs',
    usage: 'Dialogs, scrims and menus. The one that opened last is on top and has the keyboard.',
  },
  toast: { meaning: 'Toasts', usage: 'Toasts, tooltips and the skip link. Nothing covers them.' },
};

export const breakpoints: TokenDocs<keyof typeof breakpoint> = {
  tablet: {
    meaning: 'Room for two items side by side',
    usage: 'The menu becomes a row, and dialogs are centered.',
  },
  desktop: {
    meaning: 'Room for a sidebar',
    usage: 'Columns are side by side, and text grows to 17 px.',
  },
};

export const mediaQueries: TokenDocs<keyof typeof media> = {
  tablet: { meaning: 'Tablet and wider', usage: 'Styles start with phones; add to them here.' },
  desktop: { meaning: 'Desktop and wider', usage: 'The same, for desktops.' },
  phone: { meaning: 'Phone only', usage: 'For styles that wider screens would have to undo.' },
  mouse: {
    meaning: 'Precise pointer',
    usage: 'The only case where targets may be smaller than 44 px.',
  },
  hover: { meaning: 'Can hover', usage: 'For hover styles that would stick on touch screens.' },
  reducedMotion: {
    meaning: 'Prefers reduced motion',
    usage: 'Used once, in global.css.ts, to stop all motion.',
  },
  motionAllowed: {
    meaning: 'No preference about motion',
    usage: 'For smooth scrolling, and for motion that reduced motion should remove entirely.',
  },
  dark: { meaning: 'Prefers a dark theme', usage: 'Used once, in the theme.' },
  moreContrast: {
    meaning: 'Prefers more contrast',
    usage: 'Used in the theme for colors, and in focus-ring.css.ts for the width of the ring.',
  },
  forcedColors: {
    meaning: 'Forced colors',
    usage: 'For states that only a background or a shadow shows.',
  },
};
