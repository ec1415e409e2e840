import { vars } from '#theme';
import { Columns } from '#ui/columns';
import { Grid } from '#ui/grid';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { getBrand } from '../../.storybook/brands.ts';
import preview from '../../.storybook/preview.tsx';
import type { Brand } from '../../ui/brand.ts';
import { createShadows } from '../../ui/shadow.ts';
import * as css from './guide-page.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import * as docs from './shape-docs.ts';
import { ThemeBox, themes } from './theme-box.tsx';
import { describeTokens, TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'Foundations/Shape',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Shape',
  render: (_args, { globals }) => <ShapePage brand={getBrand(globals)} />,
});

function ShapePage({ brand }: { brand: Brand }) {
  const shadows = {
    light: createShadows(brand.light, 'light'),
    dark: createShadows(brand.dark, 'dark'),
  };
  return (
    <GuidePage
      title="Shape"
      lead="Like cut paper: small radii, hairlines instead of boxes, and shadows only for what is above the page."
    >
      <GuideSection
        title="Radii"
        note="Larger elements have larger radii. They are part of the brand."
      >
        <TokenList
          label="Radii"
          tokens={describeTokens('radius', brand.radii, docs.radii, (value, name) => ({
            variable: vars.radius[name],
            values: [{ value }],
            sample: <div className={css.box} style={{ borderRadius: vars.radius[name] }} />,
          }))}
        />
      </GuideSection>
      <GuideSection
        title="Lines"
        note="Lines are one pixel wide. Two pixels of ink mark a selection or a total."
      >
        <TokenList
          label="Lines"
          copies={false}
          tokens={[
            {
              name: '1px color.line',
              values: [{ value: 'hairline' }],
              sample: <div className={css.hairline} />,
              meaning: 'Divider',
              usage: 'Between rows, around panels. Prefer a gap.',
            },
            {
              name: '1px color.lineStrong',
              values: [{ value: 'border' }],
              sample: <div className={css.edge} />,
              meaning: 'Control border',
              usage: 'Around fields and quiet buttons.',
            },
            {
              name: '2px color.ink',
              values: [{ value: 'rule' }],
              sample: <div className={css.rule} />,
              meaning: 'Emphasis',
              usage: 'Around a selected option, above a total.',
            },
            {
              name: '2px color.focus',
              values: [{ value: 'ring' }],
              sample: <div className={css.ring} />,
              meaning: 'Focus ring',
              usage: '2 px outside, 1 px for fields. Never removed; 3 px wide with more contrast.',
            },
          ]}
        />
      </GuideSection>
      <GuideSection
        title="Shadows"
        note="Shadows have the ink’s hue in the light theme; in the dark theme they are black and stronger. Cards, panels and buttons have none."
      >
        <TokenList
          label="Shadows"
          tokens={describeTokens('shadow', shadows.light, docs.shadows, (value, name) => ({
            variable: vars.shadow[name],
            values: [
              { when: 'Light', value },
              { when: 'Dark', value: shadows.dark[name] },
            ],
          }))}
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
  );
}
