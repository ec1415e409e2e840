import preview from '../../.storybook/preview.tsx';
import { barHeight, gutter, space, target, textMeasure, width } from '../../ui/scale.ts';
import * as css from './guide-page.css.ts';
import { Chapter, Page } from './guide-page.tsx';
import * as meanings from './token-docs.ts';
import { Tokens, tokensOf } from './token-list.tsx';

const meta = preview.meta({
  title: 'foundations/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Space',
  render: () => (
    <Page
      title="Space"
      lead="One scale of 4 px. A gap belongs to the layout around things, never to the things: no component has an outer margin, and Stack, Inline, Grid and Columns own every gap."
    >
      <Chapter
        title="Steps"
        note="What belongs together is closer than what does not. When in doubt, m."
      >
        <Tokens
          label="Steps of space"
          tokens={tokensOf('space', space, meanings.spaces, (size) => ({
            value: size,
            sample: <Bar size={size} />,
          }))}
        />
      </Chapter>
      <Chapter title="Measures" note="How wide content may become, and what a thumb needs.">
        <Tokens
          label="Measures"
          samples="wide"
          tokens={[
            ...tokensOf('width', width, meanings.widths, (size) => ({
              value: size,
              sample: <Bar size={shareOfPage(size)} />,
            })),
            {
              name: 'textMeasure',
              value: textMeasure,
              sample: <Bar size={textMeasure} />,
              is: 'A line of text',
              use: 'The longest there is, whatever the size of its letters.',
            },
            {
              name: 'gutter',
              value: `${gutter.phone}, ${gutter.tablet}`,
              sample: <Bar size={gutter.tablet} />,
              is: 'The edge of the screen',
              use: 'How far content keeps from it, on a phone and from the tablet on.',
            },
            {
              name: 'target',
              value: target,
              sample: <Bar size={target} />,
              is: 'A thumb',
              use: 'The least size of anything one presses. A mouse may have 36 px.',
            },
            {
              name: 'barHeight',
              value: barHeight,
              sample: <Bar size={barHeight} />,
              is: 'The bar at the top',
              use: 'What sticks below it, and where a jump within the page ends.',
            },
          ]}
        />
      </Chapter>
    </Page>
  ),
});

/** Three widths only compare when all of them fit. */
function shareOfPage(size: string): string {
  return `${(Number.parseFloat(size) / Number.parseFloat(width.page)) * 100}%`;
}

function Bar({ size }: { size: string }) {
  return <div className={css.bar} style={{ inlineSize: `min(100%, ${size})` }} />;
}
