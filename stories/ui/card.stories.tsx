import { Button, ButtonLink } from '#ui/button';
import { Card, type CardProps, cardRows } from '#ui/card';
import { Frame } from '#ui/frame';
import { Grid } from '#ui/grid';
import { Price } from '#ui/price';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { sampleScreenshot } from './sample-screenshot.ts';

const picture = <Frame src={sampleScreenshot} alt="" address="harbour-bakery.example" eager />;
const actions = (
  <>
    <ButtonLink href="#buy" aria-label="Buy Now, Harbour Bakery" variant="primary" size="small">
      Buy Now
    </ButtonLink>
    <ButtonLink
      href="#demo"
      aria-label="Demo of Harbour Bakery"
      variant="plain"
      size="small"
      newTab
    >
      Demo
    </ButtonLink>
  </>
);

const meta = preview.meta({
  title: 'Data/Card',
  component: Card,
  args: {
    picture,
    title: 'Harbour Bakery',
    mark: <Price amount="$49" period="/mo" variant="tag" size="small" />,
    children: (
      <Text size="small" tone="soft">
        Opening hours, a daily menu and orders by phone, for a shop that sells out by noon.
      </Text>
    ),
    actions,
  },
  parameters: {
    guide: {
      use: 'For one of several items to choose from, where a picture helps, such as the websites in the catalog.',
      avoid:
        'For content that stands alone, use a **Panel**. For many items with the same properties, use a **Table**. For a list of answers, use a **RadioGroup**.',
      accessibility: {
        role: '`article` with a heading',
        announced:
          'The heading, then its content in reading order. The picture has its own text or none.',
        criteria: ['1.3.1', '1.3.2'],
      },
      good: [
        {
          text: 'Give all cards of a row the same parts, and align them with a **Grid** with `sharedRows`.',
        },
        {
          text: 'Include the title in the names of its links: “Buy Now: Saltmarsh”. Otherwise every card says Buy Now.',
        },
      ],
      bad: [
        {
          text: 'Make the whole card a link. Its text couldn’t be selected and its other links couldn’t be reached.',
        },
        { text: 'Draw a box around it. The picture and the space are enough.' },
      ],
    },
    docs: {
      description: {
        component:
          'One of several items to choose from, with a picture, a title and a divider instead of a box. In a **Grid** with `sharedRows={cardRows}`, titles, text and actions of neighboring cards line up. For content that stands alone, use a **Panel**.',
      },
    },
  },
});

const alone = (args: CardProps) => (
  <div style={{ maxInlineSize: 380 }}>
    <Card {...args} />
  </div>
);

export const Default = meta.story({ render: alone });

export const PriceNextToTitle = meta.story({
  args: { mark: undefined, aside: <Price lead="From" amount="$49" period="/month" size="small" /> },
  render: alone,
});

/** Titles, text and actions line up, whatever their length. */
export const MultipleCards = meta.story({
  render: (args) => (
    <Grid as="ul" sharedRows={cardRows}>
      <Card {...args} />
      <Card {...args} title="The Quiet Practice, Family Medicine and Physiotherapy">
        <Text size="small" tone="soft">
          Appointments, doctors and directions. Patients find the right number in one look, on a
          phone, at night, and in three languages.
        </Text>
      </Card>
      <Card {...args} title="Atelier">
        <Text size="small" tone="soft">
          A portfolio.
        </Text>
      </Card>
    </Grid>
  ),
});

/** A long word breaks and takes no room from the neighbors. */
export const LongWord = meta.story({
  args: {
    title: 'Harbourbakery'.repeat(12),
    children: (
      <Text size="small" tone="soft">
        {'openinghours'.repeat(20)}
      </Text>
    ),
  },
  render: alone,
});

export const WithoutActions = meta.story({
  args: { actions: undefined, mark: undefined },
  render: alone,
});

export const WithButton = meta.story({
  args: { actions: <Button size="small">Choose</Button> },
  render: alone,
});
