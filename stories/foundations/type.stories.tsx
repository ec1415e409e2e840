import { vars } from '#theme';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { getBrand } from '../../.storybook/brands.ts';
import preview from '../../.storybook/preview.tsx';
import type { Brand } from '../../ui/brand.ts';
import { desktopType, phoneType, weight } from '../../ui/scale.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import { describeTokens, TokenList } from './token-list.tsx';
import * as css from './type.css.ts';
import * as docs from './type-docs.ts';

const meta = preview.meta({
  title: 'Foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const px = (rem: string) => `${(Number.parseFloat(rem) * 16).toFixed(1)} px`;

export const Default = meta.story({
  name: 'Type',
  render: (_args, { globals }) => <TypePage brand={getBrand(globals)} />,
});

function TypePage({ brand }: { brand: Brand }) {
  return (
    <GuidePage
      title="Type"
      lead="Hanken Grotesk for text and controls, Young Serif for large headlines. Both are self-hosted Latin subsets; tests limit the sans to 30 kB and the display font to 20 kB."
    >
      <GuideSection
        title="Headlines"
        note="Use the serif once per page, for its main headline, and the sans below it."
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
        note="Lines have about 66 characters. Use typographic quotes and dashes, except in text that is quoted exactly."
      >
        <Text measure>
          Pick a website, and we set it up with your text and pictures. Within two days it is online
          at your own address. “Is that all?” – yes: hosting is included, and so is the move from
          your old provider. You can cancel at any time.
        </Text>
      </GuideSection>
      <GuideSection title="Type scale" note="A ratio of 1.2 on phones and 1.25 from 1040 px up.">
        <TokenList
          label="Type scale"
          samples="wide"
          tokens={describeTokens('text', phoneType, docs.texts, (size, step) => ({
            variable: vars.text[step],
            values: [
              { when: 'Phone', value: px(size) },
              { when: 'Desktop', value: px(desktopType[step]) },
            ],
            sample: <div className={css.step[step]}>Harbour</div>,
          }))}
        />
      </GuideSection>
      <GuideSection title="Weights" note="Three weights. The display font has only one.">
        <TokenList
          label="Weights"
          samples="wide"
          tokens={describeTokens('weight', weight, docs.weights, (value, name) => ({
            values: [{ value }],
            sample: (
              <Text size="large" weight={name}>
                Harbour Bakery
              </Text>
            ),
          }))}
        />
      </GuideSection>
      <GuideSection title="Figures" note="Tabular figures line up amounts without a table.">
        <Stack gap="none">
          <Text numeric>$1,111.11 · 18:01 · 99.9%</Text>
          <Text numeric>$2,048.96 · 23:59 · 24/7</Text>
        </Stack>
      </GuideSection>
      <GuideSection
        title="Typefaces"
        note="Until the fonts load, system fonts with adjusted metrics take their place, so the layout doesn’t shift."
      >
        <TokenList
          label="Typefaces"
          samples="wide"
          tokens={describeTokens('font', brand.typefaces, docs.typefaces, (stack, name) => ({
            variable: vars.font[name],
            values: [{ value: stack.replaceAll("'", '') }],
            sample: <div className={css.face[name]}>Ag 0123</div>,
          }))}
        />
      </GuideSection>
    </GuidePage>
  );
}
