import { Badge } from '#ui/badge';
import { Columns } from '#ui/columns';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';
import { colourOf, measure, type Pair, pairsInUse } from '../../ui/contrast.ts';
import { house } from '../../ui/default-brand.ts';
import { moreContrast } from '../../ui/increase-contrast.ts';
import { type Palette, tones } from '../../ui/palette.ts';
import * as css from './guide-page.css.ts';
import { Chapter, Page } from './guide-page.tsx';
import { Themed, themes } from './theme-box.tsx';
import * as meanings from './token-docs.ts';
import { Tokens, tokensOf } from './token-list.tsx';

const meta = preview.meta({
  title: 'foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const { tone: _light, ...light } = house.light;
const { dark } = house;
const measured: [column: string, Palette][] = [
  ['Light', house.light],
  ['Dark', house.dark],
  ['Light, more', moreContrast(house.light)],
  ['Dark, more', moreContrast(house.dark)],
];

export const Default = meta.story({
  name: 'Colour',
  render: () => (
    <Page
      title="Colour"
      lead="Newsprint and blue-black ink; one vermilion for Buy and for focus. A colour is named by what it means, so that a theme or a brand can change it and no component has to know."
    >
      <Chapter
        title="The page"
        note="Light on the left, dark on the right. Both are drawn by hand in ui/default-brand.ts; neither is computed from the other."
      >
        <Tokens
          label="Colours of the page"
          tokens={tokensOf('color', light, meanings.colours, (value, name) => ({
            value: `${value} · ${dark[name]}`,
            sample: <Swatches colours={[value, dark[name]]} />,
          }))}
        />
      </Chapter>
      <Chapter
        title="Seven meanings"
        note="A tone is a soft ground, ink for it and a line around it. It never speaks alone: a word always stands in it."
      >
        <Tokens
          label="Tones"
          tokens={tokensOf('color.tone', house.light.tone, meanings.tones, (tone, name) => ({
            value: `${tone.ink} on ${tone.soft}`,
            sample: (
              <Swatches
                colours={[tone.soft, tone.ink, dark.tone[name].soft, dark.tone[name].ink]}
              />
            ),
          }))}
        />
        <Columns gap="m">
          {themes.map((theme) => (
            <Themed key={theme} theme={theme}>
              <Inline>
                {tones.map((tone) => (
                  <Badge key={tone} tone={tone}>
                    {meanings.tones[tone].is}
                  </Badge>
                ))}
              </Inline>
            </Themed>
          ))}
        </Columns>
      </Chapter>
      <Chapter
        title="Every pair that meets"
        note="Text has at least 4.5:1, edges and rings at least 3:1; for those who ask for more contrast, text has 7:1. The suite measures this list in every brand, and a style or a story that makes a pair which is not in it fails."
      >
        <Stack gap="xl">
          <Pairs title="Text, 4.5:1" least={4.5} />
          <Pairs title="Edges, rings and shapes, 3:1" least={3} />
        </Stack>
      </Chapter>
    </Page>
  ),
});

function Swatches({ colours }: { colours: string[] }) {
  return (
    <div className={css.pair}>
      {colours.map((colour, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two swatches may be of one colour
        <div key={index} className={css.swatch} style={{ background: colour }} />
      ))}
    </div>
  );
}

function Pairs({ title, least }: { title: string; least: Pair['least'] }) {
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
          {pairsInUse
            .filter((pair) => pair.least === least)
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

function Measured({ pair, palette }: { pair: Pair; palette: Palette }) {
  return (
    <span className={css.measured}>
      <span
        aria-hidden="true"
        className={css.chip}
        style={{ background: colourOf(palette, pair.ground) }}
      >
        <span className={css.dot} style={{ background: colourOf(palette, pair.ink) }} />
      </span>
      {measure(palette, pair).toFixed(1)}
    </span>
  );
}
