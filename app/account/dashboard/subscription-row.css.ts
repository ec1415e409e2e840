import { style } from '@vanilla-extract/css';
import { media, space, vars } from '#theme';

export const row = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  alignItems: 'center',
  columnGap: space.m,
  rowGap: space.xs,
  paddingBlock: space.s,
  borderBlockStart: `1px solid ${vars.color.line}`,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 168px 160px 80px' },
  },
});

export const name = style({ display: 'grid', gap: space.xxs, minInlineSize: 0 });

export const amount = style({
  display: 'grid',
  '@media': { [media.tablet]: { justifyItems: 'end' } },
});

export const demo = style({ justifySelf: 'end' });
