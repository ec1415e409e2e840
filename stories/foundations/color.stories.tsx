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
import * as docs from './token-docs.ts';
import { describeTokens, TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'Foundations/Color',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const { tone: _light, ...light } = defaultBrand.light;
const { dark } = defaultBrand;
const measured: [column: string, Palette][] = [
  ['Light', defaultBrand.light],
  ['Dark', defaultBrand.dark],
  ['Light, more contrast', increaseContrast(defaultBrand.light)],
  ['Dark, more contrast', increaseContrast(defaultBrand.dark)],
];

export const Default = meta.story({
  name: 'Color',
  render: () => (
    <GuidePage
      title="Color"
      lead="Warm paper, blue-black ink, and one vermilion for Buy and focus. Colors are named by purpose, so themes and brands can change them without changing components."
    >
      <GuideSection
        title="Surfaces, text and controls"
        note="Light on the left, dark on the right. Both are defined in ui/default-brand.ts; neither is computed from the other."
      >
        <TokenList
          label="Colors"
          tokens={describeTokens('color', light, docs.colors, (value, name) => ({
            value: `${value} · ${dark[name]}`,
            sample: <Swatches colors={[value, dark[name]]} />,
          }))}
        />
      </GuideSection>
      <GuideSection
        title="Tones"
        note="A tone has a soft background, a text color and a border. Always add text: color alone is not enough."
      >
        <TokenList
          label="Tones"
          tokens={describeTokens(
            'color.tone',
            defaultBrand.light.tone,
            docs.tones,
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
                    {docs.tones[tone].meaning}
                  </Badge>
                ))}
              </Inline>
            </ThemeBox>
          ))}
        </Columns>
      </GuideSection>
      <GuideSection
        title="Color pairs"
        note="Text has a contrast of at least 4.5:1, borders and focus rings at least 3:1. With more contrast, text has 7:1. Tests measure these pairs in every brand and fail on styles and stories that use others."
      >
        <Stack gap="xl">
          <Pairs title="Text, 4.5:1" minRatio={4.5} />
          <Pairs title="Borders, focus rings and shapes, 3:1" minRatio={3} />
        </Stack>
      </GuideSection>
    </GuidePage>
  ),
});

function Swatches({ colors }: { colors: string[] }) {
  return (
    <div className={css.pair}>
      {colors.map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two swatches can have the same color
        <div key={index} className={css.swatch} style={{ background: color }} />
      ))}
    </div>
  );
}

function Pairs({ title, minRatio }: { title: string; minRatio: ColorPair['minRatio'] }) {
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
            .filter((pair) => pair.minRatio === minRatio)
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
