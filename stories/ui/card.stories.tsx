import { expect } from 'storybook/test';
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
      use: 'For one of several items to choose from, where a picture helps, such as templates, places or articles.',
      avoid:
        'For content that stands alone, use a **Panel**. For many items with the same properties, use a **Table**. For a list of answers, use a **RadioGroup**.',
      anatomy: {
        parts: [
          { name: 'Picture', selector: 'article > :first-child' },
          {
            name: 'Mark',
            description: 'Optional. One fact, on the picture.',
            selector: 'article > :first-child > :last-child',
          },
          { name: 'Title', description: 'A heading.', selector: 'h3' },
          { name: 'Text', selector: 'article p' },
          {
            name: 'Actions',
            description: 'Their names include the title.',
            selector: 'article > :last-child',
          },
        ],
      },
      accessibility: {
        role: '`article` with a heading',
        announced:
          'The heading, which is a link with `href`, then its content in reading order. The picture has its own text or none.',
        criteria: ['1.3.1', '1.3.2', '2.4.4'],
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

/** The picture and the title are one link; the actions stay their own. */
export const WithLink = meta.story({
  // Layout needs a real browser.
  args: { href: '#harbour-bakery' },
  render: alone,
});

export const WithLinkInUse = WithLink.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Harbour Bakery' });
    await expect(link).toHaveFocus();
    const card = canvasElement.querySelector('article')?.getBoundingClientRect() ?? new DOMRect();
    await expect(document.elementFromPoint(card.x + 40, card.y + 80)).toBe(link);
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: /^Buy Now/ })).toHaveFocus();
  },
});

/** Prices start on one line and actions end on one, whatever is below the price. */
export const WithPrices = meta.story({
  render: (args) => (
    <Grid as="ul" sharedRows={cardRows}>
      <Card
        {...args}
        price={
          <div>
            <Price lead="From" amount="$49" period="/month" />
            <Text size="small" tone="soft">
              or $499/year (save $89)
            </Text>
          </div>
        }
      />
      <Card
        {...args}
        title="The Quiet Practice"
        price={<Price lead="From" amount="$29" period="/month" />}
      />
    </Grid>
  ),
});

export const PriceNextToTitle = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { mark: undefined, aside: <Price lead="From" amount="$49" period="/month" size="small" /> },
  render: alone,
});

/** Small, next to something larger. Only the picture and the title are the link. */
export const Horizontal = meta.story({
  // Layout needs a real browser.
  args: {
    orientation: 'horizontal',
    href: '#harbour-bakery',
    mark: undefined,
    aside: <Price amount="$49" period="/mo" size="small" />,
  },
  render: alone,
  play: async ({ canvas, canvasElement }) => {
    const card = canvasElement.querySelector('article')?.getBoundingClientRect() ?? new DOMRect();
    const link = canvas.getByRole('link', { name: 'Harbour Bakery' });
    await expect(document.elementFromPoint(card.x + 40, card.y + 80)).toBe(link);
    const demo = canvas.getByRole('link', { name: /^Demo/ });
    const { x, y } = demo.getBoundingClientRect();
    await expect(document.elementFromPoint(x + 8, y + 8)?.closest('a')).toBe(demo);
  },
});

/** Titles, text and actions line up, whatever their length. */
export const MultipleCards = meta.story({
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
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
  tags: ['!dev', '!autodocs'],
  args: { actions: undefined, mark: undefined },
  render: alone,
});

export const WithButton = meta.story({
  args: { actions: <Button size="small">Choose</Button> },
  render: alone,
});
