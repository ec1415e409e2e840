import { expect } from 'storybook/test';
import { Button } from '#ui/button';
import { Inline } from '#ui/inline';
import { List } from '#ui/list';
import { getBrand } from '../../.storybook/brands.ts';
import preview from '../../.storybook/preview.tsx';
import type { Brand } from '../../ui/brand.ts';
import { defaultBrand } from '../../ui/default-brand.ts';
import { exportBrand, exportTheme } from '../../ui/export-brand.ts';
import { describeToken } from './describe-token.ts';
import { downloadJson } from './download-json.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import { TokenImport } from './token-import.tsx';

const meta = preview.meta({
  title: 'Foundations/Design tokens',
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Design tokens',
  render: (_args, { globals }) => <DesignTokens brand={getBrand(globals)} />,
});

/** The page imports the brand that it exports, and shows it. */
export const Imported = meta.story({
  tags: ['!dev', '!autodocs'],
  ...Default.input,
  name: 'Imported',
  play: async ({ canvas, userEvent }) => {
    const file = createFile('default.resolver.json', exportBrand(defaultBrand));
    await userEvent.upload(canvas.getByLabelText('Choose files'), file);
    await expect(await canvas.findByText('The brand “Default” can be used.')).toBeVisible();
  },
});

/** A file that can’t be used: every problem names its token. */
export const Unreadable = meta.story({
  tags: ['!dev', '!autodocs'],
  ...Default.input,
  name: 'Unreadable',
  play: async ({ canvas, userEvent }) => {
    const light = exportTheme(defaultBrand, 'light');
    const files = [
      createFile('light.tokens.json', {
        ...light,
        color: {
          ...(typeof light.color === 'object' && light.color),
          ink: undefined,
          accent: {
            $type: 'color',
            $value: { colorSpace: 'cmyk', components: [0, 0.8, 0.9, 0.2] },
          },
        },
      }),
      createFile('dark.tokens.json', exportTheme(defaultBrand, 'dark')),
    ];
    await userEvent.upload(canvas.getByLabelText('Choose files'), files);
    await expect(await canvas.findByText('color.ink, light theme')).toBeVisible();
    await expect(canvas.getByText(/Its value isn’t a color: .*cmyk/)).toBeVisible();
  },
});

/** A readable brand with too little contrast is shown with its findings. */
export const BreaksRules = meta.story({
  tags: ['!dev', '!autodocs'],
  ...Default.input,
  name: 'Breaks rules',
  play: async ({ canvas, userEvent }) => {
    const brand = { ...defaultBrand, light: { ...defaultBrand.light, lineStrong: '#b5b1aa' } };
    const file = createFile('faint.resolver.json', exportBrand(brand));
    await userEvent.upload(canvas.getByLabelText('Choose files'), file);
    await expect(await canvas.findByText(/Control border on sunk has 1.71:1/)).toBeVisible();
  },
});

function DesignTokens({ brand }: { brand: Brand }) {
  const id = brand.name.toLowerCase();
  return (
    <GuidePage
      title="Design tokens"
      lead="The tokens as files that design tools read, in the format of the Design Tokens Community Group, version 2025.10. The files are made from the tokens in the code, so they can’t be out of date."
    >
      <GuideSection
        title="Export"
        note="Of the brand in the toolbar. Use the resolver where your tool supports it: it holds both themes, more contrast, and the type scale of phones and desktops. Otherwise, import a file for each theme as a mode."
      >
        <Inline gap="xs">
          <Button
            onClick={() => downloadJson(`${id}.resolver.json`, exportBrand(brand, describeToken))}
          >
            Download resolver
          </Button>
          {(['light', 'dark'] as const).map((theme) => (
            <Button
              key={theme}
              variant="quiet"
              onClick={() =>
                downloadJson(`${id}-${theme}.tokens.json`, exportTheme(brand, theme, describeToken))
              }
            >
              {`Download ${theme} theme`}
            </Button>
          ))}
        </Inline>
      </GuideSection>
      <GuideSection
        title="Import"
        note="Choose one resolver, or the files of both themes together. They stay in your browser."
      >
        <TokenImport />
      </GuideSection>
      <GuideSection title="What an import reads">
        <List
          items={[
            'The groups color, font and radius, named as in the export. Other tokens are ignored.',
            'Aliases such as {color.ink}, JSON pointers, groups that extend others, and types set on a group.',
            'Colors in every color space of CSS. Colors that sRGB lacks become the closest one that it has.',
            'Colors as #rrggbb and sizes as 3px, which tools wrote before version 2025.10.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  );
}

function createFile(name: string, content: object): File {
  return new File([JSON.stringify(content)], name, { type: 'application/json' });
}
