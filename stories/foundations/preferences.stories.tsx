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

/** How a reader gets to see a preference that is not their own. */
const toSee = (feature: string) =>
  `To see it, let the rendering panel of the browser’s own tools emulate ${feature}.`;

const meta = preview.meta({
  title: 'foundations/Preferences',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Overview',
  render: () => (
    <GuidePage
      title="Preferences"
      lead="People tell their system how they want to see. The design system listens in four ways, each in one place, so that a component has little to do and nothing to forget."
    >
      <GuideSection
        title="What they ask, what we do"
        note="To try one: the rendering panel of the browser’s own tools emulates each of them; Direction is in the toolbar above."
      >
        <TokenList
          label="Preferences"
          tokens={[
            {
              name: 'Reduced motion',
              value: 'media.still, media.moving',
              meaning: 'Nothing travels; states change at once',
              usage:
                'global.css.ts takes the time of every movement away. media.moving is for scrolling, and for what should otherwise not be there at all.',
            },
            {
              name: 'More contrast',
              value: 'media.more',
              meaning: 'Stronger lines, stronger ink, a thicker ring',
              usage:
                'The theme computes it from any brand; the suite holds text at 7:1. The ring grows in focus-ring.css.ts. Components do nothing.',
            },
            {
              name: 'Forced colors',
              value: 'media.forced',
              meaning: 'The system’s few colors, and no shadows',
              usage:
                'A state that was shown by ground or shadow alone needs an edge or a system color here.',
            },
            {
              name: 'Right to left',
              value: 'dir="rtl"',
              meaning: 'The page is mirrored, arrows turn round',
              usage:
                'Logical properties only: inline and block, start and end. Addresses and amounts keep their direction.',
            },
          ]}
        />
      </GuideSection>
      <GuideSection title="More contrast" note="On the left as usual, on the right as asked for.">
        {themes.map((theme) => (
          <Columns key={theme} gap="m">
            <Sample title="Usual" theme={theme} palette={defaultBrand[theme]} />
            <Sample
              title="More contrast"
              theme={theme}
              palette={increaseContrast(defaultBrand[theme])}
            />
          </Columns>
        ))}
      </GuideSection>
      <GuideSection title="When one makes a component">
        <List
          marker="check"
          items={[
            'Say left and right nowhere; say start and end.',
            'Show a chosen thing by an edge or a shape, not by its ground alone.',
            'Draw no focus ring by hand: what stands for a hidden control takes focusRing.',
            'Look at it with forced colors, on black and on white.',
            'Tag a story forced-colors or more-contrast where it has such a state: the pictures are then taken that way.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
});

export const ReducedMotion = meta.story({
  // Only a browser knows what its user prefers.
  tags: ['!test'],
  render: () => (
    <GuidePage
      title="Reduced motion"
      lead={`Whatever unfolds is there at once. Nothing here needed a movement to be understood. ${toSee('prefers-reduced-motion')}`}
    >
      <Stack gap="none">
        <Disclosure summary="Is hosting included?">Yes, for as long as you stay.</Disclosure>
        <Disclosure summary="May I cancel?">At the end of each month.</Disclosure>
      </Stack>
    </GuidePage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('May I cancel?'));
    await expect(canvas.getByText('At the end of each month.')).toBeVisible();
    const isAsked = window.matchMedia(media.reducedMotion).matches;
    await expect(turnsAtOnce(canvas.getByText('May I cancel?'))).toBe(isAsked);
  },
});

/** Pictured with `prefers-contrast: more`. */
export const MoreContrast = meta.story({
  tags: ['more-contrast'],
  render: () => (
    <GuidePage
      title="More contrast"
      lead={`Every state, in the palette for those who ask for more. ${toSee('prefers-contrast')}`}
    >
      <ComponentStates />
    </GuidePage>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: /^Annual/ })).toHaveFocus();
  },
});

/** Pictured with `forced-colors: active`. */
export const ForcedColors = meta.story({
  tags: ['forced-colors'],
  render: () => (
    <GuidePage
      title="Forced colors"
      lead={`Every state, in the few colors that the system allows. ${toSee('forced-colors')}`}
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
  tags: ['!test'],
  render: () => (
    <GuidePage
      title="Right to left"
      lead="A checkout in Hebrew; nothing in the components knows of it."
    >
      <HebrewCheckout />
    </GuidePage>
  ),
  play: async ({ canvas }) => {
    const leftOf = (part: HTMLElement | Range) => part.getBoundingClientRect().left;
    await expect(leftOf(canvas.getByText('2'))).toBeGreaterThan(
      leftOf(canvas.getByText('ממלאים פרטים')),
    );
    const discount = canvas.getByText('-$25.00');
    await expect(leftOf(letterOf(discount, 0))).toBeLessThan(leftOf(letterOf(discount, 1)));
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

/** Where one letter of a text stands on the screen. */
function letterOf(element: HTMLElement, index: number): Range {
  const letter = document.createRange();
  const [text] = element.childNodes;
  if (text) {
    letter.setStart(text, index);
    letter.setEnd(text, index + 1);
  }
  return letter;
}

/** Whether the sign of an answer turns without a movement. */
function turnsAtOnce(summary: HTMLElement): boolean {
  const sign = summary.closest('summary')?.querySelector('svg');
  if (!sign) throw new Error('The answer has no sign');
  return Number.parseFloat(getComputedStyle(sign).transitionDuration) < 0.001;
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
              The card was refused.
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
