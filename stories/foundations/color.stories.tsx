import { expect, fn } from 'storybook/test';
import { vars } from '#theme';
import { Badge } from '#ui/badge';
import { Columns } from '#ui/columns';
import { Inline } from '#ui/inline';
import { getBrand } from '../../.storybook/brands.ts';
import preview from '../../.storybook/preview.tsx';
import type { Brand } from '../../ui/brand.ts';
import { defaultBrand } from '../../ui/default-brand.ts';
import { tones } from '../../ui/palette.ts';
import { withClipboard } from '../fixtures/clipboard.ts';
import * as docs from './color-docs.ts';
import * as css from './guide-page.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import { ThemeBox, themes } from './theme-box.tsx';
import { describeTokens, listNames, TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'Foundations/Color',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Color',
  render: (_args, { globals }) => <ColorPage brand={getBrand(globals)} />,
});

/** A click on a name or a value copies it. */
export const Copied = meta.story({
  ...Default.input,
  name: 'Copied',
  // It looks like the page above, apart from two marks.
  tags: ['!dev', '!autodocs', 'unpictured'],
  play: async ({ canvas, userEvent }) => {
    const writeText = fn(async () => {});
    await withClipboard({ writeText }, async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Copy color.ink' }));
      await expect(writeText).toHaveBeenLastCalledWith('color.ink');
      await userEvent.click(canvas.getByRole('button', { name: /^Copy color\.ink Dark #/ }));
      await expect(writeText).toHaveBeenLastCalledWith(defaultBrand.dark.ink);
      await expect(await canvas.findByText(/^color\.ink Dark #\w+ copied$/)).toBeInTheDocument();
    });
    await withClipboard(undefined, async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^Copy color\.ink Light #/ }));
      await expect(await canvas.findByText('Copy failed. Select the text instead.')).toBeVisible();
    });
  },
});

function ColorPage({ brand: { light, dark } }: { brand: Brand }) {
  const { tone: _, ...plain } = light;
  return (
    <GuidePage
      title="Color"
      lead="Warm paper, blue-black ink, and one vermilion for Buy and focus. Colors are named by purpose, so themes and brands can change them without changing components."
    >
      <GuideSection
        title="Surfaces, text and controls"
        note="Light on the left, dark on the right. Neither is computed from the other. Values are those of the brand in the toolbar; Copy gives you the CSS variable, such as var(--ui-color-ink). Click a name or a value to copy that."
      >
        <TokenList
          label="Colors"
          tokens={describeTokens('color', plain, docs.colors, (value, name) =>
            describeColor(vars.color[name], value, dark[name]),
          )}
        />
      </GuideSection>
      <GuideSection
        title="Tones"
        note="A tone has a soft background, a text color and a border. Always add text: color alone is not enough."
      >
        <Columns gap="m">
          {themes.map((theme) => (
            <ThemeBox key={theme} theme={theme}>
              <Inline>
                {tones.map((tone) => (
                  <Badge key={tone} tone={tone}>
                    {docs.tones[tone].meaning}
                  </Badge>
                ))}
              </Inline>
            </ThemeBox>
          ))}
        </Columns>
        {tones.map((tone) => (
          <TokenList
            key={tone}
            label={docs.tones[tone].meaning}
            tokens={listNames(light.tone[tone]).map((part) => ({
              name: `color.tone.${tone}.${part}`,
              ...describeColor(
                vars.color.tone[tone][part],
                light.tone[tone][part],
                dark.tone[tone][part],
              ),
              meaning: `${docs.tones[tone].meaning}, ${docs.toneParts[part]}`,
              usage: docs.tones[tone].usage,
            }))}
          />
        ))}
      </GuideSection>
    </GuidePage>
  );
}

function describeColor(variable: string, light: string, dark: string) {
  return {
    variable,
    values: [
      { when: 'Light', value: light },
      { when: 'Dark', value: dark },
    ],
    sample: <Swatches colors={[light, dark]} />,
  };
}

function Swatches({ colors }: { colors: string[] }) {
  return (
    <div className={css.pair}>
      {colors.map((color, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two swatches can have the same color
        <div key={index} className={css.swatch} style={{ background: color }} />
      ))}
    </div>
  );
}
