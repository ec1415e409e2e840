import { vars } from '#theme';
import { Columns } from '#ui/columns';
import { Grid } from '#ui/grid';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { defaultBrand } from '../../ui/default-brand.ts';
import { createShadows } from '../../ui/shadow.ts';
import * as css from './guide-page.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import { ThemeBox, themes } from './theme-box.tsx';
import * as meanings from './token-docs.ts';
import { describeTokens, TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'foundations/Shape',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const shadows = createShadows(defaultBrand.light, 'light');

export const Default = meta.story({
  name: 'Shape',
  render: () => (
    <GuidePage
      title="Shape"
      lead="Cut paper: radii are hardly round, hairlines stand in for boxes, and only what really lies above the page throws a shadow."
    >
      <GuideSection
        title="Radii"
        note="The larger the thing, the rounder. They belong to the brand."
      >
        <TokenList
          label="Radii"
          tokens={describeTokens('corner', defaultBrand.radii, meanings.radii, (value, name) => ({
            value,
            sample: <div className={css.box} style={{ borderRadius: vars.radius[name] }} />,
          }))}
        />
      </GuideSection>
      <GuideSection
        title="Lines"
        note="A line is one pixel. Two pixels of ink say: chosen, or the total."
      >
        <TokenList
          label="Lines"
          tokens={[
            {
              name: '1px color.line',
              value: 'hairline',
              sample: <div className={css.hairline} />,
              meaning: 'Divides',
              usage: 'Between rows, around a panel. Take a gap first.',
            },
            {
              name: '1px color.lineStrong',
              value: 'edge',
              sample: <div className={css.edge} />,
              meaning: 'Invites',
              usage: 'Around a field and a quiet button.',
            },
            {
              name: '2px color.ink',
              value: 'rule',
              sample: <div className={css.rule} />,
              meaning: 'Decides',
              usage: 'Around the chosen option, above a total.',
            },
            {
              name: '2px color.focus',
              value: 'ring',
              sample: <div className={css.ring} />,
              meaning: 'Here is the keyboard',
              usage:
                '2 px away, 1 px around a field. Never taken away; 3 px wide with more contrast.',
            },
          ]}
        />
      </GuideSection>
      <GuideSection
        title="Shadows"
        note="In the light as blue as the ink, in the dark black and stronger. Cards, panels and buttons have none."
      >
        <TokenList
          label="Shadows"
          tokens={describeTokens('shadow', shadows, meanings.shadows, (value) => ({ value }))}
        />
        <Columns gap="m">
          {themes.map((theme) => (
            <ThemeBox key={theme} theme={theme}>
              <Grid min="tile" gap="xl">
                {(['lift', 'float'] as const).map((name) => (
                  <Stack key={name} gap="xs">
                    <div className={css.sheet} style={{ boxShadow: vars.shadow[name] }} />
                    <Text size="small">{name}</Text>
                  </Stack>
                ))}
              </Grid>
            </ThemeBox>
          ))}
        </Columns>
      </GuideSection>
    </GuidePage>
  ),
});
