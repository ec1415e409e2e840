import { expect } from 'storybook/test';
import { Button } from '#ui/button';
import { Columns } from '#ui/columns';
import { Disclosure } from '#ui/disclosure';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { List } from '#ui/list';
import { Panel } from '#ui/panel';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';
import { defaultBrand } from '../../ui/default-brand.ts';
import { increaseContrast } from '../../ui/increase-contrast.ts';
import { media } from '../../ui/scale.ts';
import { ComponentStates } from './component-states.tsx';
import * as css from './guide-page.css.ts';
import { GuidePage, GuideSection } from './guide-page.tsx';
import { HebrewCheckout } from './hebrew-checkout.tsx';
import { createPaletteStyle } from './palette-style.ts';
import { themes } from './theme-box.tsx';
import { TokenList } from './token-list.tsx';

const meta = preview.meta({
  title: 'Foundations/Preferences',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Overview',
  render: () => (
    <GuidePage
      title="Preferences"
      lead="People set preferences in their system. The design system supports five of them, each in one place, so components have little to do."
    >
      <GuideSection
        title="Supported preferences"
        note="The toolbar above turns on more contrast, forced colors, text at 200% and right to left. For reduced motion, use the Rendering panel of your browser’s developer tools."
      >
        <TokenList
          label="Preferences"
          copies={false}
          tokens={[
            {
              name: 'Reduced motion',
              values: [{ value: 'media.reducedMotion, media.motionAllowed' }],
              meaning: 'Nothing moves; states change immediately',
              usage:
                'global.css.ts shortens every animation to nothing. Use media.motionAllowed for smooth scrolling and for motion to remove entirely.',
            },
            {
              name: 'More contrast',
              values: [{ value: 'media.moreContrast' }],
              meaning: 'Stronger borders and text, a thicker focus ring',
              usage:
                'The theme derives it from the brand, and tests check that text has 7:1. focus-ring.css.ts makes the ring wider. Components need no changes.',
            },
            {
              name: 'Forced colors',
              values: [{ value: 'media.forcedColors' }],
              meaning: 'The system’s colors, and no shadows',
              usage:
                'A state that only a background or a shadow shows needs a border or a system color.',
            },
            {
              name: 'Larger text',
              values: [{ value: '200%' }],
              meaning: 'Text grows, and layouts make room',
              usage:
                'Text and container queries are in rem. Every component story is checked at 360 px with text at 200%: nothing may scroll sideways.',
            },
            {
              name: 'Right to left',
              values: [{ value: 'dir="rtl"' }],
              meaning: 'The page and its arrows are mirrored',
              usage:
                'Use logical properties: inline and block, start and end. Addresses and amounts keep their direction.',
            },
          ]}
        />
      </GuideSection>
      <GuideSection
        title="More contrast"
        note="The default on the left, more contrast on the right."
      >
        {themes.map((theme) => (
          <Columns key={theme} gap="m">
            <Sample title="Default" theme={theme} palette={defaultBrand[theme]} />
            <Sample
              title="More contrast"
              theme={theme}
              palette={increaseContrast(defaultBrand[theme])}
            />
          </Columns>
        ))}
      </GuideSection>
      <GuideSection title="When you create a component">
        <List
          marker="check"
          items={[
            'Use start and end instead of left and right.',
            'Show a selected item with a border or a shape, not only a background.',
            'Don’t write focus rings by hand. For an element that replaces a hidden control, use focusRing.',
            'Check it in forced colors, on black and on white.',
            'If a state looks different there, tag its story forced-colors or more-contrast to take its screenshots that way.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
});

export const ReducedMotion = meta.story({
  // Only a real browser has media preferences.
  render: () => (
    <GuidePage
      title="Reduced motion"
      lead="Content expands without animation. To see it, emulate prefers-reduced-motion in the Rendering panel of your browser’s developer tools."
    >
      <Stack gap="none">
        <Disclosure summary="Is hosting included?">Yes, for as long as you stay.</Disclosure>
        <Disclosure summary="Can I cancel?">At the end of each month.</Disclosure>
      </Stack>
    </GuidePage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Can I cancel?'));
    await expect(canvas.getByText('At the end of each month.')).toBeVisible();
    const isReduced = window.matchMedia(media.reducedMotion).matches;
    await expect(turnsInstantly(canvas.getByText('Can I cancel?'))).toBe(isReduced);
  },
});

/** Screenshots are taken with `prefers-contrast: more`. */
export const MoreContrast = meta.story({
  tags: ['more-contrast'],
  render: () => (
    <GuidePage
      title="More contrast"
      lead="Component states with more contrast. The toolbar turns it on for any story."
    >
      <ComponentStates />
    </GuidePage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Annual/ })).toHaveFocus();
  },
});

/** Screenshots are taken with `forced-colors: active`. */
export const ForcedColors = meta.story({
  tags: ['forced-colors'],
  render: () => (
    <GuidePage
      title="Forced colors"
      lead="Component states in the system’s colors. The toolbar shows any story much like this."
    >
      <ComponentStates />
    </GuidePage>
  ),
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Buy now' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
  },
});

export const RightToLeft = meta.story({
  render: () => (
    <GuidePage title="Right to left" lead="A checkout in Hebrew. The components need no changes.">
      <HebrewCheckout />
    </GuidePage>
  ),
  play: async ({ canvas }) => {
    const leftOf = (part: HTMLElement | Range) => part.getBoundingClientRect().left;
    await expect(leftOf(canvas.getByText('2'))).toBeGreaterThan(
      leftOf(canvas.getByText('ממלאים פרטים')),
    );
    const discount = canvas.getByText('-$25.00');
    await expect(leftOf(rangeAround(discount, 0))).toBeLessThan(leftOf(rangeAround(discount, 1)));
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('עכשיו');
    await expect(canvas.getByRole('link', { name: /נפתח בכרטיסייה חדשה/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'העתק מספר הזמנה' })).toBeVisible();
    await expect(canvas.getByText('1 עד 20 מתוך 57')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'הערות' })).toHaveAccessibleDescription(
      /^\d+ מתוך 80$/,
    );
    const arrow = canvas.getByRole('link', { name: 'חזרה' }).querySelector('svg');
    await expect(arrow).toHaveStyle({ transform: 'matrix(-1, 0, 0, 1, 0, 0)' });
  },
});

/** A range around one character, to measure its position. */
function rangeAround(element: HTMLElement, index: number): Range {
  const letter = document.createRange();
  const [text] = element.childNodes;
  if (text) {
    letter.setStart(text, index);
    letter.setEnd(text, index + 1);
  }
  return letter;
}

/** Whether the icon of a disclosure turns without a transition. */
function turnsInstantly(summary: HTMLElement): boolean {
  const icon = summary.closest('summary')?.querySelector('svg');
  if (!icon) throw new Error('The disclosure has no icon.');
  return Number.parseFloat(getComputedStyle(icon).transitionDuration) < 0.001;
}

type SampleProps = { title: string; theme: 'light' | 'dark'; palette: typeof defaultBrand.light };

function Sample({ title, theme, palette }: SampleProps) {
  return (
    <div data-theme={theme} className={css.themed} style={createPaletteStyle(palette)}>
      <Stack gap="m">
        <Heading level={3} size={4}>
          {title}
        </Heading>
        <Panel padding="small">
          <Stack gap="xs">
            <Text>Harbour Bakery</Text>
            <Text size="small" tone="soft">
              For bakeries: the day’s bread, opening hours, a map.
            </Text>
            <Text size="small" tone="faint">
              optional
            </Text>
            <Text size="small" tone="critical">
              The card was declined.
            </Text>
          </Stack>
        </Panel>
        <Inline>
          <Button variant="quiet">Back</Button>
        </Inline>
      </Stack>
    </div>
  );
}
