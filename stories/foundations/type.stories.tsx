import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { defaultBrand } from '../../ui/default-brand.ts';
import { desktopType, phoneType, weight } from '../../ui/scale.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import * as meanings from './token-docs.ts';
import { describeTokens, TokenList } from './token-list.tsx';
import * as css from './type.css.ts';

const meta = preview.meta({
  title: 'foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const px = (rem: string) => `${(Number.parseFloat(rem) * 16).toFixed(1)} px`;

export const Default = meta.story({
  name: 'Type',
  render: () => (
    <GuidePage
      title="Type"
      lead="Hanken Grotesk for everything one reads and presses, Young Serif for the one large headline. Both are ours to serve and cut to Latin; the suite refuses a sans above 30 kB and a display face above 20."
    >
      <GuideSection
        title="Headlines"
        note="The serif speaks once a page, at its head. Below it the sans."
      >
        <Stack gap="l">
          <Heading level={3} size="display">
            Online in two days
          </Heading>
          <Heading level={3} size={1}>
            Complete Product Catalog
          </Heading>
          <Heading level={3} size={2}>
            Support packages
          </Heading>
          <Heading level={3} size={3}>
            Order summary
          </Heading>
          <Heading level={3} size={4}>
            Harbour Bakery
          </Heading>
        </Stack>
      </GuideSection>
      <GuideSection
        title="Text"
        note="A line holds about 66 letters. Quotes and dashes are true ones, save where a text is quoted letter by letter."
      >
        <Text measure>
          You pick a website, we set it up with your texts and pictures, and within two days it
          stands at your own address. “Is that all?” – yes: hosting is included, the move from your
          old provider too, and you can cancel whenever you like.
        </Text>
      </GuideSection>
      <GuideSection title="Steps" note="A ratio of 1.2 on a phone and of 1.25 from 1040 px on.">
        <TokenList
          label="Steps of the type scale"
          samples="wide"
          tokens={describeTokens('text', phoneType, meanings.texts, (size, step) => ({
            value: `${px(size)} · desktop ${px(desktopType[step])}`,
            sample: <div className={css.step[step]}>Harbour</div>,
          }))}
        />
      </GuideSection>
      <GuideSection title="Weights" note="Three. The display face has one of its own.">
        <TokenList
          label="Weights"
          samples="wide"
          tokens={describeTokens('weight', weight, meanings.weights, (value, name) => ({
            value,
            sample: (
              <Text size="large" weight={name}>
                Harbour Bakery
              </Text>
            ),
          }))}
        />
      </GuideSection>
      <GuideSection
        title="Figures"
        note="All figures have one width, so that money lines up without a table."
      >
        <Stack gap="none">
          <Text numeric>$1,111.11 · 18:01 · 99.9%</Text>
          <Text numeric>$2,048.96 · 23:59 · 24/7</Text>
        </Stack>
      </GuideSection>
      <GuideSection
        title="Typefaces"
        note="System faces bent to the same measures stand in until ours arrive, so that nothing moves."
      >
        <TokenList
          label="Typefaces"
          samples="wide"
          tokens={describeTokens(
            'font',
            defaultBrand.typefaces,
            meanings.typefaces,
            (stack, name) => ({
              value: stack.split(',')[0]?.replaceAll("'", ''),
              sample: <div className={css.face[name]}>Ag 0123</div>,
            }),
          )}
        />
      </GuideSection>
    </GuidePage>
  ),
});
