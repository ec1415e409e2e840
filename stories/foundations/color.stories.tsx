import { Badge } from '#ui/badge';
import { Columns } from '#ui/columns';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';
import { type ColorPair, colorPairs, getColor, measureContrast } from '../../ui/contrast.ts';
import { defaultBrand } from '../../ui/default-brand.ts';
import { increaseContrast } from '../../ui/increase-contrast.ts';
import { type Palette, tones } from '../../ui/palette.ts';
import * as css from './guide-page.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import { ThemeBox, themes } from './theme-box.tsx';
import * as meanings from './token-docs.ts';
import { describeTokens, TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'foundations/Color',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const { tone: _light, ...light } = defaultBrand.light;
const { dark } = defaultBrand;
const measured: [column: string, Palette][] = [
  ['Light', defaultBrand.light],
  ['Dark', defaultBrand.dark],
  ['Light, more', increaseContrast(defaultBrand.light)],
  ['Dark, more', increaseContrast(defaultBrand.dark)],
];

export const Default = meta.story({
  name: 'Color',
  render: () => (
    <GuidePage
      title="Color"
      lead="Newsprint and blue-black ink; one vermilion for Buy and for focus. A color is named by what it means, so that a theme or a brand can change it and no component has to know."
    >
      <GuideSection
        title="The page"
        note="Light on the left, dark on the right. Both are drawn by hand in ui/default-brand.ts; neither is computed from the other."
      >
        <TokenList
          label="Colors of the page"
          tokens={describeTokens('color', light, meanings.colors, (value, name) => ({
            value: `${value} · ${dark[name]}`,
            sample: <Swatches colors={[value, dark[name]]} />,
          }))}
        />
      </GuideSection>
      <GuideSection
        title="Seven meanings"
        note="A tone is a soft ground, ink for it and a line around it. It never speaks alone: a word always stands in it."
      >
        <TokenList
          label="Tones"
          tokens={describeTokens(
            'color.tone',
            defaultBrand.light.tone,
            meanings.tones,
            (tone, name) => ({
              value: `${tone.ink} on ${tone.soft}`,
              sample: (
                <Swatches
                  colors={[tone.soft, tone.ink, dark.tone[name].soft, dark.tone[name].ink]}
                />
              ),
            }),
          )}
        />
        <Columns gap="m">
          {themes.map((theme) => (
            <ThemeBox key={theme} theme={theme}>
              <Inline>
                {tones.map((tone) => (
                  <Badge key={tone} tone={tone}>
                    {meanings.tones[tone].meaning}
                  </Badge>
                ))}
              </Inline>
            </ThemeBox>
          ))}
        </Columns>
      </GuideSection>
      <GuideSection
        title="Every pair that meets"
        note="Text has at least 4.5:1, edges and rings at least 3:1; for those who ask for more contrast, text has 7:1. The suite measures this list in every brand, and a style or a story that makes a pair which is not in it fails."
      >
        <Stack gap="xl">
          <Pairs title="Text, 4.5:1" least={4.5} />
          <Pairs title="Edges, rings and shapes, 3:1" least={3} />
        </Stack>
      </GuideSection>
    </GuidePage>
  ),
});

function Swatches({ colors }: { colors: string[] }) {
  return (
    <div className={css.pair}>
      {colors.map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two swatches may be of one color
        <div key={index} className={css.swatch} style={{ background: color }} />
      ))}
    </div>
  );
}

function Pairs({ title, least }: { title: string; least: ColorPair['minRatio'] }) {
  return (
    <Stack gap="xs">
      <Heading level={3} size={4}>
        {title}
      </Heading>
      <table className={css.table} aria-label={title}>
        <thead>
          <tr>
            <th className={css.cell}>Use</th>
            {measured.map(([column]) => (
              <th key={column} className={css.cell}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {colorPairs
            .filter((pair) => pair.minRatio === least)
            .map((pair) => (
              <tr key={pair.use}>
                <th scope="row" className={css.cell}>
                  {pair.use}
                </th>
                {measured.map(([column, palette]) => (
                  <td key={column} className={css.cell}>
                    <Measured pair={pair} palette={palette} />
                  </td>
                ))}
              </tr>
            ))}
        </tbody>
      </table>
    </Stack>
  );
}

function Measured({ pair, palette }: { pair: ColorPair; palette: Palette }) {
  return (
    <span className={css.measured}>
      <span
        aria-hidden="true"
        className={css.chip}
        style={{ background: getColor(palette, pair.background) }}
      >
        <span className={css.dot} style={{ background: getColor(palette, pair.foreground) }} />
      </span>
      {measureContrast(palette, pair).toFixed(1)}
    </span>
  );
}
