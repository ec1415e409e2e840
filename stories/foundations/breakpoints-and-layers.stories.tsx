import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { breakpoint, layer, media } from '../../ui/scale.ts';
import * as css from './breakpoints-and-layers.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import * as docs from './layout-docs.ts';
import { describeTokens, TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'Foundations/Breakpoints and layers',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const widest = 1440;
const { tablet, desktop } = breakpoint;
const ranges = [
  { id: 'phone', from: 320, to: tablet, label: `Phone, 320 to ${tablet - 1} px` },
  { id: 'tablet', from: tablet, to: desktop, label: `Tablet, ${tablet} to ${desktop - 1} px` },
  { id: 'desktop', from: desktop, to: widest, label: `Desktop, from ${desktop} px` },
] as const;

export const Default = meta.story({
  name: 'Breakpoints and layers',
  render: () => (
    <GuidePage
      title="Breakpoints and layers"
      lead="Designed for phones first. Two breakpoints change the layout; most components need neither, because they wrap or respond to their own container."
    >
      <GuideSection title="Breakpoints" note="The filled bar is the one you are looking at.">
        <Stack gap="xl">
          <Stack gap="xs" as="ul">
            {ranges.map(({ id, from, to, label }) => (
              <Stack key={id} gap="xxs">
                <Text size="small" weight="medium">
                  {label}
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
            tokens={describeTokens('breakpoint', breakpoint, docs.breakpoints, (value) => ({
              values: [{ value: `${value} px` }],
            }))}
          />
        </Stack>
      </GuideSection>
      <GuideSection
        title="Media queries"
        note="Components use these names instead of writing their own queries. See Preferences for the ones about user preferences."
      >
        <TokenList
          label="Media queries"
          tokens={describeTokens('media', media, docs.mediaQueries, (query) => ({
            values: [{ value: query }],
          }))}
        />
      </GuideSection>
      <GuideSection
        title="Layers"
        note="Three layers above the page. Within a layer, the last element is on top. Within a component, use z-index 1."
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
            tokens={describeTokens('layer', layer, docs.layers, (order) => ({
              values: [{ value: order }],
            }))}
          />
        </Stack>
      </GuideSection>
    </GuidePage>
  ),
});
