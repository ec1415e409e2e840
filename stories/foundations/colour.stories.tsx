import { Columns } from '#ui/columns';
import { Grid } from '#ui/grid';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { contrast, pairsInUse, tones } from '../../ui/contrast.ts';
import { dark, light, type Palette } from '../../ui/palette.ts';
import * as css from './page.css.ts';
import { Chapter, Page } from './page.tsx';

const meta = preview.meta({
  title: 'foundations/Colour',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const themes = [
  { name: 'Light', theme: 'light', palette: light },
  { name: 'Dark', theme: 'dark', palette: dark },
] as const;

const plain = [
  'paper',
  'raised',
  'sunk',
  'ink',
  'inkSoft',
  'inkFaint',
  'line',
  'lineStrong',
  'solid',
  'accent',
  'focus',
] as const;

export const Default = meta.story(() => (
  <Page
    title="Colour"
    lead="Newsprint and blue-black ink; one vermilion for Buy and for focus. Both themes are drawn by hand in one file, ui/palette.ts, and a test measures every pair that meets."
  >
    <Columns gap="xl">
      {themes.map(({ name, theme, palette }) => (
        <div key={theme} data-theme={theme} className={css.themed}>
          <Stack gap="xl">
            <Heading level={2}>{name}</Heading>
            <Swatches palette={palette} />
            <Tones palette={palette} />
          </Stack>
        </div>
      ))}
    </Columns>
    <Chapter
      title="Every pair that meets"
      note="Text has at least 4.5:1, edges and rings at least 3:1. The suite fails below that."
    >
      <Columns gap="xl">
        {themes.map(({ name, theme, palette }) => (
          <div key={theme} data-theme={theme} className={css.themed}>
            <Contrasts name={name} palette={palette} />
          </div>
        ))}
      </Columns>
    </Chapter>
  </Page>
));

function Swatches({ palette }: { palette: Palette }) {
  return (
    <Grid min="tile" gap="m">
      {plain.map((name) => (
        <Stack key={name} gap="xxs">
          <div className={css.swatch} style={{ background: palette[name] }} />
          <Text size="small" weight="medium">
            {name}
          </Text>
          <Text size="tiny" tone="soft" mono>
            {palette[name]}
          </Text>
        </Stack>
      ))}
    </Grid>
  );
}

function Tones({ palette }: { palette: Palette }) {
  return (
    <Stack gap="xs">
      {tones.map((name) => {
        const { soft, ink, line } = palette.tone[name];
        return (
          <div
            key={name}
            className={css.chip}
            style={{ background: soft, color: ink, borderColor: line }}
          >
            <strong>{name}</strong>
            <span>{contrast(ink, soft).toFixed(1)} : 1</span>
          </div>
        );
      })}
    </Stack>
  );
}

function Contrasts({ name, palette }: { name: string; palette: Palette }) {
  return (
    <table className={css.table} aria-label={`Contrasts, ${name.toLowerCase()}`}>
      <thead>
        <tr>
          <th className={css.cell}>Use</th>
          <th className={css.cell}>Sample</th>
          <th className={css.cell}>Contrast</th>
        </tr>
      </thead>
      <tbody>
        {pairsInUse(palette).map(({ use, ink, ground }) => (
          <tr key={use}>
            <td className={css.cell}>{use}</td>
            <td className={css.cell}>
              <span aria-hidden="true" className={css.sample} style={{ background: ground }}>
                <span style={{ inlineSize: 18, blockSize: 8, background: ink }} />
              </span>
            </td>
            <td className={css.cell}>{contrast(ink, ground).toFixed(2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
