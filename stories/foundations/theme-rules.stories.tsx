import { expect } from 'storybook/test';
import { DescriptionList } from '#ui/description-list';
import { Text } from '#ui/text';
import { getBrand } from '../../.storybook/brands.ts';
import preview from '../../.storybook/preview.tsx';
import { themeRules } from '../../ui/theme-rules/check-theme.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import { ThemeEditor } from './theme-editor.tsx';

const meta = preview.meta({
  title: 'Foundations/Theme rules',
  tags: ['!autodocs', 'screen'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Theme rules',
  render: (_args, { globals }) => (
    <GuidePage
      title="Theme rules"
      lead="What every brand must keep so that its pages stay legible and usable. Tests check the brands here with the same function that the shop’s settings call while an admin edits a color."
    >
      <GuideSection
        title="Try it"
        note="Change a color of the brand in the toolbar. The border of controls starts too light."
      >
        <ThemeEditor brand={getBrand(globals)} changes={{ lineStrong: '#b5b1aa' }} />
      </GuideSection>
      <GuideSection title="Rules">
        <DescriptionList
          items={Object.values(themeRules).map(({ title, reason }) => ({
            term: title,
            detail: reason,
          }))}
        />
      </GuideSection>
      <GuideSection
        title="In code"
        note="checkTheme from paper-and-ink/theme takes a brand and returns findings. It reads no page, so it runs in tests, on the server and in the browser."
      >
        <Text mono size="small">
          {'const findings = checkTheme(brand);'}
        </Text>
        <DescriptionList
          items={[
            { term: 'rule, theme', detail: 'Which rule is broken, and in which theme.' },
            { term: 'tokens', detail: 'The tokens involved. Change the first one.' },
            { term: 'problem, fix', detail: 'Sentences to show: what is wrong and what to do.' },
            { term: 'measured, required', detail: 'Both values with their unit.' },
            {
              term: 'suggestion',
              detail: 'For contrast: the closest color that works everywhere the token is used.',
            },
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
});

/** A suggestion resolves the finding without causing another. */
export const Fixed = meta.story({
  tags: ['!dev', '!autodocs'],
  ...Default.input,
  name: 'Fixed',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Use #86837e for color.lineStrong' }));
    await expect(canvas.getByRole('textbox', { name: 'Value' })).toHaveValue('#86837e');
    await expect(canvas.getByText('No findings')).toBeVisible();
  },
});

/** While a value is incomplete, the finding says how to write it. */
export const Malformed = meta.story({
  tags: ['!dev', '!autodocs'],
  ...Default.input,
  name: 'Malformed',
  play: async ({ canvas, userEvent }) => {
    const value = canvas.getByRole('textbox', { name: 'Value' });
    await userEvent.clear(value);
    await userEvent.type(value, '#86');
    await expect(canvas.getByText('Write it as # and six hexadecimal digits.')).toBeVisible();
  },
});
