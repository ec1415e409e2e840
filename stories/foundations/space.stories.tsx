import preview from '../../.storybook/preview.tsx';
import { barHeight, contentWidth, gutter, space, targetSize, textMeasure } from '../../ui/scale.ts';
import * as css from './guide-page.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import * as meanings from './token-docs.ts';
import { describeTokens, TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'foundations/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Space',
  render: () => (
    <GuidePage
      title="Space"
      lead="One scale of 4 px. A gap belongs to the layout around things, never to the things: no component has an outer margin, and Stack, Inline, Grid and Columns own every gap."
    >
      <GuideSection
        title="Steps"
        note="What belongs together is closer than what does not. When in doubt, m."
      >
        <TokenList
          label="Steps of space"
          tokens={describeTokens('space', space, meanings.spaces, (size) => ({
            value: size,
            sample: <Bar size={size} />,
          }))}
        />
      </GuideSection>
      <GuideSection title="Measures" note="How wide content may become, and what a thumb needs.">
        <TokenList
          label="Measures"
          samples="wide"
          tokens={[
            ...describeTokens('width', contentWidth, meanings.widths, (size) => ({
              value: size,
              sample: <Bar size={shareOfPage(size)} />,
            })),
            {
              name: 'textMeasure',
              value: textMeasure,
              sample: <Bar size={textMeasure} />,
              meaning: 'A line of text',
              usage: 'The longest there is, whatever the size of its letters.',
            },
            {
              name: 'gutter',
              value: `${gutter.phone}, ${gutter.tablet}`,
              sample: <Bar size={gutter.tablet} />,
              meaning: 'The edge of the screen',
              usage: 'How far content keeps from it, on a phone and from the tablet on.',
            },
            {
              name: 'target',
              value: targetSize,
              sample: <Bar size={targetSize} />,
              meaning: 'A thumb',
              usage: 'The least size of anything one presses. A mouse may have 36 px.',
            },
            {
              name: 'barHeight',
              value: barHeight,
              sample: <Bar size={barHeight} />,
              meaning: 'The bar at the top',
              usage: 'What sticks below it, and where a jump within the page ends.',
            },
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
});

/** Three widths only compare when all of them fit. */
function shareOfPage(size: string): string {
  return `${(Number.parseFloat(size) / Number.parseFloat(contentWidth.page)) * 100}%`;
}

function Bar({ size }: { size: string }) {
  return <div className={css.bar} style={{ inlineSize: `min(100%, ${size})` }} />;
}
