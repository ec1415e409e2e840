import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { breakpoint, layer, media } from '../../ui/scale.ts';
import * as css from './breakpoints-and-layers.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import * as meanings from './token-docs.ts';
import { describeTokens, TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'foundations/Breakpoints and layers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const widest = 1440;
const { tablet, desktop } = breakpoint;
const ranges = [
  { id: 'phone', from: 320, to: tablet, words: `Phone, 320 to ${tablet - 1} px` },
  { id: 'tablet', from: tablet, to: desktop, words: `Tablet, ${tablet} to ${desktop - 1} px` },
  { id: 'desktop', from: desktop, to: widest, words: `Desktop, from ${desktop} px` },
] as const;

export const Default = meta.story({
  name: 'Breakpoints and layers',
  render: () => (
    <GuidePage
      title="Breakpoints and layers"
      lead="Drawn for a phone first. Two widths change the layout, most components need neither: they wrap, or ask how wide their own container is."
    >
      <GuideSection
        title="Two breakpoints"
        note="The bar that is filled is the one you look at now."
      >
        <Stack gap="xl">
          <Stack gap="xs" as="ul">
            {ranges.map(({ id, from, to, words }) => (
              <Stack key={id} gap="xxs">
                <Text size="small" weight="medium">
                  {words}
                </Text>
                <div className={css.ruler}>
                  <div
                    className={`${css.range} ${css.active[id]}`}
                    style={{
                      marginInlineStart: `${(from / widest) * 100}%`,
                      inlineSize: `${((to - from) / widest) * 100}%`,
                    }}
                  />
                </div>
              </Stack>
            ))}
          </Stack>
          <TokenList
            label="Breakpoints"
            tokens={describeTokens('breakpoint', breakpoint, meanings.breakpoints, (value) => ({
              value: `${value} px`,
            }))}
          />
        </Stack>
      </GuideSection>
      <GuideSection
        title="Media"
        note="Named once, so that no component writes a query by hand. The last ones are preferences of the person; they have a page of their own."
      >
        <TokenList
          label="Media"
          tokens={describeTokens('media', media, meanings.mediaQueries, (query) => ({
            value: query,
          }))}
        />
      </GuideSection>
      <GuideSection
        title="Layers"
        note="Three, from the page upwards. Within one, what came last lies on top. Within a component a plain 1 is enough."
      >
        <Stack gap="xl">
          <div aria-hidden="true" className={css.stack}>
            {Object.entries(layer).map(([name, order], index) => (
              <div
                key={name}
                className={css.sheet}
                style={{
                  zIndex: order,
                  insetInlineStart: `${index * 14}%`,
                  insetBlockStart: index * 36,
                }}
              >
                {name}
              </div>
            ))}
          </div>
          <TokenList
            label="Layers"
            tokens={describeTokens('layer', layer, meanings.layers, (order) => ({ value: order }))}
          />
        </Stack>
      </GuideSection>
    </GuidePage>
  ),
});
