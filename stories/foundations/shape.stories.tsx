import { vars } from '#theme';
import { Columns } from '#ui/columns';
import { Grid } from '#ui/grid';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { house } from '../../ui/default-brand.ts';
import { shadowsOf } from '../../ui/shadow.ts';
import * as css from './guide-page.css.ts';
import { Chapter, Page } from './guide-page.tsx';
import { Themed, themes } from './theme-box.tsx';
import * as meanings from './token-docs.ts';
import { Tokens, tokensOf } from './token-list.tsx';

const meta = preview.meta({
  title: 'foundations/Shape',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const shadows = shadowsOf(house.light, 'light');

export const Default = meta.story({
  name: 'Shape',
  render: () => (
    <Page
      title="Shape"
      lead="Cut paper: corners are hardly round, hairlines stand in for boxes, and only what really lies above the page throws a shadow."
    >
      <Chapter title="Corners" note="The larger the thing, the rounder. They belong to the brand.">
        <Tokens
          label="Corners"
          tokens={tokensOf('corner', house.corners, meanings.corners, (value, name) => ({
            value,
            sample: <div className={css.box} style={{ borderRadius: vars.corner[name] }} />,
          }))}
        />
      </Chapter>
      <Chapter
        title="Lines"
        note="A line is one pixel. Two pixels of ink say: chosen, or the total."
      >
        <Tokens
          label="Lines"
          tokens={[
            {
              name: '1px color.line',
              value: 'hairline',
              sample: <div className={css.hairline} />,
              is: 'Divides',
              use: 'Between rows, around a panel. Take a gap first.',
            },
            {
              name: '1px color.lineStrong',
              value: 'edge',
              sample: <div className={css.edge} />,
              is: 'Invites',
              use: 'Around a field and a quiet button.',
            },
            {
              name: '2px color.ink',
              value: 'rule',
              sample: <div className={css.rule} />,
              is: 'Decides',
              use: 'Around the chosen option, above a total.',
            },
            {
              name: '2px color.focus',
              value: 'ring',
              sample: <div className={css.ring} />,
              is: 'Here is the keyboard',
              use: '2 px away, 1 px around a field. Never taken away; 3 px wide with more contrast.',
            },
          ]}
        />
      </Chapter>
      <Chapter
        title="Shadows"
        note="In the light as blue as the ink, in the dark black and stronger. Cards, panels and buttons have none."
      >
        <Tokens
          label="Shadows"
          tokens={tokensOf('shadow', shadows, meanings.shadows, (value) => ({ value }))}
        />
        <Columns gap="m">
          {themes.map((theme) => (
            <Themed key={theme} theme={theme}>
              <Grid min="tile" gap="xl">
                {(['lift', 'float'] as const).map((name) => (
                  <Stack key={name} gap="xs">
                    <div className={css.sheet} style={{ boxShadow: vars.shadow[name] }} />
                    <Text size="small">{name}</Text>
                  </Stack>
                ))}
              </Grid>
            </Themed>
          ))}
        </Columns>
      </Chapter>
    </Page>
  ),
});
