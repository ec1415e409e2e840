import { globalStyle, style } from '@vanilla-extract/css';
import { gutter, layer, media, space, vars } from '#theme';
import { breakpoint } from '../../../ui/scale.ts';

const narrow = `screen and (max-width: ${breakpoint.desktop - 0.02}px)`;

/** On desktops, the price stays next to everything; below, it follows the picture. */
export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) 380px',
      gridTemplateRows: 'auto 1fr',
      columnGap: space.xxl,
    },
  },
});
export const aside = style({
  '@media': { [media.desktop]: { gridColumn: 2, gridRow: '1 / span 2' } },
});
export const details = style({ '@media': { [media.desktop]: { gridColumn: 1 } } });
/** Keeps the footer below the first screen until the rest is there. */
export const rest = style({ minBlockSize: '100vh' });
/** The bar has the button on narrow screens. */
export const onDesktop = style({ '@media': { [narrow]: { display: 'none' } } });

/** Where two cards fit next to each other, the third one would be alone below them. */
export const related = style({ containerType: 'inline-size' });
globalStyle(`${related} li:nth-child(3)`, {
  '@container': { '(min-width: 632px) and (max-width: 963.98px)': { display: 'none' } },
});

/** At the bottom of the screen until the end of the page is reached. */
export const bar = style({
  display: 'none',
  '@media': {
    [narrow]: {
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: layer.bar,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: space.m,
      rowGap: space.xxs,
      paddingInline: gutter.phone,
      paddingBlock: `${space.xs} max(${space.xs}, env(safe-area-inset-bottom))`,
      borderBlockStart: `1px solid ${vars.color.line}`,
      background: vars.color.raised,
    },
    [`${narrow} and (min-width: ${breakpoint.tablet}px)`]: { paddingInline: gutter.tablet },
  },
});
/** Focused elements scroll to above the bar. */
globalStyle(`html:has(${bar})`, { '@media': { [narrow]: { scrollPaddingBlockEnd: '88px' } } });
