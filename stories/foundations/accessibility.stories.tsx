import { DescriptionList } from '#ui/description-list';
import { List } from '#ui/list';
import preview from '../../.storybook/preview.tsx';
import { GuidePage, GuideSection } from './guide-page.tsx';

const meta = preview.meta({
  title: 'Foundations/Accessibility',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  name: 'Accessibility',
  render: () => (
    <GuidePage
      title="Accessibility"
      lead="We aim for WCAG 2.2, level AA. This page says what is checked, how, and what has not been tried yet."
    >
      <GuideSection
        title="Checked with every change"
        note="A change that fails one of these isn’t merged."
      >
        <List
          marker="check"
          items={[
            'axe finds no violation in any story, in the light and the dark theme. Screens are checked at 360 and 1280 px in light, and at 1280 px in dark; components at 800 or 360 px.',
            'axe finds no violation on the docs page of a changed component, in both themes. Examples are checked as stories.',
            'The accessibility tree of each component’s default story is the one that was approved, and has the roles that its page names.',
            'Every pair of text and background colors has the contrast that the theme promises.',
            'Stories play what people do, by role and name, with the pointer and with the keyboard.',
            'At 360 px with text at 200%, components don’t scroll sideways, left to right or right to left. One story of Price, whose row may not wrap, is exempt.',
            'In forced colors, selected, checked, current, disabled and focused elements look different from others.',
            'Every component is drawn from right to left. Selected stories are drawn in forced colors and with more contrast.',
            'Every interactive component lists its keys on its page.',
            'A theme whose smallest target is below 44 px is refused.',
          ]}
        />
      </GuideSection>
      <GuideSection title="Tried" note="In November 2026.">
        <DescriptionList
          items={[
            { term: 'Browser', detail: 'Chromium 153 on Linux, headless.' },
            {
              term: 'Keyboard',
              detail: 'Tables, tabs, dialogs, menus, toasts and a plan change, without a pointer.',
            },
            { term: 'Narrow windows', detail: 'Screens at 360 px, without scrolling sideways.' },
            {
              term: 'Without JavaScript',
              detail:
                'The catalog, a product’s price, and the answers and email address on Support.',
            },
          ]}
        />
      </GuideSection>
      <GuideSection title="Not tried" note="Help with any of these is welcome.">
        <List
          items={[
            'Real screen readers: NVDA, JAWS, VoiceOver and TalkBack. What is announced is read from the accessibility tree only.',
            'Firefox and Safari.',
            'The size of every target on a touch screen. Components take it from one token, but nothing measures them.',
            'Every key of every component. Most stories press some of the keys that they list, not all.',
            'Voice control, switch devices and screen magnifiers.',
            'People with disabilities have not taken part in a study yet.',
          ]}
        />
      </GuideSection>
      <GuideSection title="Known gaps">
        <List
          items={[
            'MoneyField writes amounts in US dollars with a decimal point.',
            'A Countdown announces its time once and does not repeat it.',
          ]}
        />
      </GuideSection>
      <GuideSection title="What you do">
        <List
          marker="check"
          items={[
            'Give every control a name that makes sense without the screen. Types require it.',
            'Keep headings in order, and one h1 for each page.',
            'Move focus only when the place people worked in is gone.',
            'Announce a result once, where it happened.',
            'Read “Accessibility” on the page of each component that you use.',
          ]}
        />
      </GuideSection>
    </GuidePage>
  ),
});
