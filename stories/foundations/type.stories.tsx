import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { desktopType, phoneType, type TextStep } from '../../ui/scale.ts';
import * as css from './page.css.ts';
import { Chapter, Page } from './page.tsx';

const meta = preview.meta({
  title: 'foundations/Type',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const px = (rem: string) => `${(Number.parseFloat(rem) * 16).toFixed(1)} px`;
const steps: readonly TextStep[] = [
  'tiny',
  'small',
  'standard',
  'large',
  'heading4',
  'heading3',
  'heading2',
  'heading1',
  'display',
];

export const Default = meta.story(() => (
  <Page
    title="Type"
    lead="Hanken Grotesk for everything one reads and presses, Young Serif for the few large headlines. Both are served by us, cut to Latin: 20 and 11 kilobytes."
  >
    <Chapter title="Headlines" note="The serif speaks once a page, at its head. Below it the sans.">
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
    </Chapter>
    <Chapter
      title="Text"
      note="A line of text holds about 66 letters; it is 16 px on a phone and 17 on a desktop."
    >
      <Text measure>
        You pick a website, we set it up with your texts and pictures, and within two days it stands
        at your own address. “Is that all?” – yes: hosting is included, the move from your old
        provider too, and you can cancel whenever you like.
      </Text>
    </Chapter>
    <Chapter title="Weights">
      <Inline gap="xl">
        <Text>Regular 400</Text>
        <Text weight="medium">Medium 500</Text>
        <Text weight="strong">Strong 600</Text>
      </Inline>
    </Chapter>
    <Chapter
      title="Figures"
      note="All figures have one width, so that money lines up without a table."
    >
      <Stack gap="none">
        <Text numeric>$1,111.11 · 18:01 · 99.9%</Text>
        <Text numeric>$2,048.96 · 23:59 · 24/7</Text>
      </Stack>
    </Chapter>
    <Chapter title="Scale" note="A ratio of 1.2 on a phone and 1.25 from 1040 px on.">
      <table className={css.table} aria-label="Type scale">
        <thead>
          <tr>
            <th className={css.cell}>Step</th>
            <th className={css.cell}>Phone</th>
            <th className={css.cell}>Desktop</th>
          </tr>
        </thead>
        <tbody>
          {steps.map((step) => (
            <tr key={step}>
              <td className={css.cell}>{step}</td>
              <td className={css.cell}>{px(phoneType[step])}</td>
              <td className={css.cell}>{px(desktopType[step])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Chapter>
  </Page>
));
