import preview from '../../.storybook/preview.tsx';
import { barHeight, contentWidth, gutter, space, targetSize, textMeasure } from '../../ui/scale.ts';
import * as css from './guide-page.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import * as docs from './space-docs.ts';
import { describeTokens, TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'Foundations/Space',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Space',
  render: () => (
    <GuidePage
      title="Space"
      lead="A 4 px scale. Components have no outer margins; Stack, Inline, Grid and Columns set all gaps."
    >
      <GuideSection title="Steps" note="Put related items closer together. When in doubt, use m.">
        <TokenList
          label="Spacing steps"
          tokens={describeTokens('space', space, docs.spaces, (size) => ({
            values: [{ value: size }],
            sample: <Bar size={size} />,
          }))}
        />
      </GuideSection>
      <GuideSection title="Sizes" note="Maximum widths, and the minimum size of targets.">
        <TokenList
          label="Sizes"
          samples="wide"
          tokens={[
            ...describeTokens('contentWidth', contentWidth, docs.widths, (size) => ({
              values: [{ value: size }],
              sample: <Bar size={shareOfPage(size)} />,
            })),
            {
              name: 'textMeasure',
              values: [{ value: textMeasure }],
              sample: <Bar size={textMeasure} />,
              meaning: 'Line length',
              usage: 'The maximum at any text size.',
            },
            {
              name: 'gutter',
              values: [
                { when: 'Phone', value: gutter.phone },
                { when: 'Tablet', value: gutter.tablet },
              ],
              sample: <Bar size={gutter.tablet} />,
              meaning: 'Gutter',
              usage:
                'The space between content and the edge of the screen, on phones and from tablets up.',
            },
            {
              name: 'targetSize',
              values: [{ value: targetSize }],
              sample: <Bar size={targetSize} />,
              meaning: 'Touch target',
              usage: 'The minimum size of a target. With a mouse, 36 px.',
            },
            {
              name: 'barHeight',
              values: [{ value: barHeight }],
              sample: <Bar size={barHeight} />,
              meaning: 'Height of the top bar',
              usage: 'For elements that stick below it, and for scroll padding.',
            },
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
});

/** Scales the widths so that all of them fit. */
function shareOfPage(size: string): string {
  return `${(Number.parseFloat(size) / Number.parseFloat(contentWidth.page)) * 100}%`;
}

function Bar({ size }: { size: string }) {
  return <div className={css.bar} style={{ inlineSize: `min(100%, ${size})` }} />;
}
