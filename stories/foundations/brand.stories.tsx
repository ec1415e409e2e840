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
  title: 'Foundations/Brand',
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
      lead="A brand is one file of plain data: two palettes, three typefaces and four corner radii. Components don’t depend on it. Here are two brands side by side; switch every other story between them in the toolbar."
    >
      {brands.map(({ id, brand }) => (
        <GuideSection key={id} title={brand.name} note={describeBrand(brand)}>
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
        <GuideSection title="Change the default brand">
          <Steps
            aria-label="Change the default brand"
            steps={[
              {
                title: 'Edit ui/default-brand.ts',
                detail: 'Its type in ui/brand.ts says what each part is for.',
              },
              {
                title: 'Run “bun test ui”',
                detail:
                  'It measures the contrast of every color pair, in both themes and with more contrast, and checks that the six tones have different hues.',
              },
              {
                title: 'Run “bun run visual”',
                detail:
                  'The report shows every story that changed. Approve the changes you intended.',
              },
              {
                title: 'Update images',
                detail:
                  'The favicon, the wordmark and the social card contain colors. A test lists those that don’t match.',
              },
            ]}
          />
        </GuideSection>
        <GuideSection title="What a brand doesn’t change">
          <List
            items={[
              'Spacing, type scale, widths, motion and layers: see ui/scale.ts.',
              'The meaning of the seven tones. Each brand chooses their colors.',
              'Shadows and increased contrast. Both are derived from the colors.',
              'What the shop ships: the second brand is in .storybook, for testing only.',
            ]}
          />
        </GuideSection>
      </Columns>
    </GuidePage>
  ),
});

/** A sample of everything a brand changes. */
function Specimen({ name }: { name: string }) {
  return (
    <Stack gap="l">
      <Heading level={3} size={1} face="display">
        Online in two days
      </Heading>
      <Text tone="soft">A website for your harbor, your bakery or your band.</Text>
      <Inline gap="xs">
        <Badge tone="info">Submitted</Badge>
        <Badge tone="caution">In progress</Badge>
        <Badge tone="positive">Paid</Badge>
        <Badge tone="critical">Overdue</Badge>
      </Inline>
      <TextField
        label="Email"
        name={`${name}-email`}
        type="email"
        description="For updates about your order."
      />
      <Panel padding="small">
        <Inline justify="between">
          <Text weight="medium">Harbour Bakery</Text>
          <Price amount="$49.00" />
        </Inline>
      </Panel>
      <Notice title="Your card was not charged." tone="notice">
        The card was declined.
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

function describeBrand({ typefaces, radii }: Brand): string {
  const faces = new Set([firstFont(typefaces.sans), firstFont(typefaces.display)]);
  return `${[...faces].join(' and ')}; radii of ${radii.small}, ${radii.medium} and ${radii.large}.`;
}

function firstFont(stack: string): string {
  return stack.split(',')[0]?.replaceAll("'", '') ?? stack;
}
