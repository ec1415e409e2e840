import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { List } from '#ui/list';
import { Notice } from '#ui/notice';
import { Panel } from '#ui/panel';
import { Price } from '#ui/price';
import { Stack } from '#ui/stack';
import { Steps } from '#ui/steps';
import { Text } from '#ui/text';
import { TextField } from '#ui/text-field';
import preview from '../../.storybook/preview.tsx';
import { secondBrand } from '../../.storybook/second-brand.ts';
import type { Brand } from '../../ui/brand.ts';
import { defaultBrand } from '../../ui/default-brand.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import { ThemeBox, themes } from './theme-box.tsx';

const meta = preview.meta({
  title: 'foundations/Brand',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

const brands = [
  { id: 'default', brand: defaultBrand },
  { id: 'second', brand: secondBrand },
] as const;

export const Default = meta.story({
  name: 'Brand',
  render: () => (
    <GuidePage
      title="Brand"
      lead="A brand is one file of plain data: two palettes, three typefaces, four radii. The components know none of it. Here are two, side by side; the toolbar dresses every other story in either."
    >
      {brands.map(({ id, brand }) => (
        <GuideSection key={id} title={brand.name} note={noteOn(brand)}>
          <Columns gap="m">
            {themes.map((theme) => (
              <ThemeBox key={theme} theme={theme} brand={id}>
                <Specimen name={`${id}-${theme}`} />
              </ThemeBox>
            ))}
          </Columns>
        </GuideSection>
      ))}
      <Columns gap="xxl">
        <GuideSection title="To change the house brand">
          <Steps
            label="To change the house brand"
            steps={[
              {
                title: 'Change ui/default-brand.ts',
                detail: 'Its shape, ui/brand.ts, says what each part is for.',
              },
              {
                title: 'Run “bun test ui”',
                detail:
                  'Every pair of colors that meets is measured, in both themes and with more contrast. The six meanings must keep hues of their own.',
              },
              {
                title: 'Run “bun run visual”',
                detail: 'The report shows every story it touches; approve what you meant.',
              },
              {
                title: 'Redraw what is a picture',
                detail:
                  'The favicon, the wordmark and the card beside a shared link hold the old colors; a test names them.',
              },
            ]}
          />
        </GuideSection>
        <GuideSection title="What is no matter of brand">
          <List
            items={[
              'Space, the type scale, measures, motion and layers: ui/scale.ts.',
              'The seven tones: each brand draws them, none may give them another meaning.',
              'Shadows and the palette of more contrast: both follow from the colors.',
              'The second brand: it lives in .storybook, is dressed by the same variables, and no byte of it is in the shop.',
            ]}
          />
        </GuideSection>
      </Columns>
    </GuidePage>
  ),
});

/** Something of everything that a brand changes. */
function Specimen({ name }: { name: string }) {
  return (
    <Stack gap="l">
      <Heading level={3} size={1} face="display">
        Online in two days
      </Heading>
      <Text tone="soft">A website for your harbour, your bakery or your band.</Text>
      <Inline gap="xs">
        <Badge tone="info">Submitted</Badge>
        <Badge tone="caution">In progress</Badge>
        <Badge tone="positive">Paid</Badge>
        <Badge tone="critical">Overdue</Badge>
      </Inline>
      <TextField label="Email" name={`${name}-email`} type="email" description="We write to it." />
      <Panel padding="small">
        <Inline justify="between">
          <Text weight="medium">Harbour Bakery</Text>
          <Price amount="$49.00" />
        </Inline>
      </Panel>
      <Notice title="Nothing was charged." tone="notice">
        The card was refused.
      </Notice>
      <Inline gap="xs">
        <Button variant="buy">Buy now</Button>
        <Button>Continue</Button>
        <Button variant="quiet">Back</Button>
        <Button variant="destructive">Delete</Button>
      </Inline>
    </Stack>
  );
}

function noteOn({ typefaces, radii }: Brand): string {
  const faces = new Set([firstOf(typefaces.sans), firstOf(typefaces.display)]);
  return `${[...faces].join(' and ')}; radii of ${radii.small}, ${radii.medium} and ${radii.large}.`;
}

function firstOf(stack: string): string {
  return stack.split(',')[0]?.replaceAll("'", '') ?? stack;
}
