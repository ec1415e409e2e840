import { Columns } from '#ui/columns';
import { List } from '#ui/list';
import { Steps } from '#ui/steps';
import { brands } from '../../.storybook/brands.ts';
import preview from '../../.storybook/preview.tsx';
import type { Brand } from '../../ui/brand.ts';
import { BrandSpecimen } from './brand-specimen.tsx';
import { GuidePage, GuideSection } from './guide-page.tsx';
import { ThemeBox, themes } from './theme-box.tsx';
import { listNames } from './token-list.tsx';

const meta = preview.meta({
  title: 'Foundations/Brand',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Brand',
  render: () => (
    <GuidePage
      title="Brand"
      lead="A brand is one file of plain data: two palettes, three typefaces and four corner radii. Components don’t depend on it. Here are two brands side by side; switch every other story between them in the toolbar."
    >
      {listNames(brands).map((id) => (
        <GuideSection key={id} title={brands[id].name} note={describeBrand(brands[id])}>
          <Columns gap="m">
            {themes.map((theme) => (
              <ThemeBox key={theme} theme={theme} brand={id}>
                <BrandSpecimen name={`${id}-${theme}`} />
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
                  'It checks the brand against every theme rule, in both themes and with more contrast. Theme rules shows the same findings while you try colors.',
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

function describeBrand({ typefaces, radii }: Brand): string {
  const faces = new Set([firstFont(typefaces.sans), firstFont(typefaces.display)]);
  return `${[...faces].join(' and ')}; radii of ${radii.small}, ${radii.medium} and ${radii.large}.`;
}

function firstFont(stack: string): string {
  return stack.split(',')[0]?.replaceAll("'", '') ?? stack;
}
