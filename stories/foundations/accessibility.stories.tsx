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
            'axe finds no violation in any story, in the light and the dark theme, at 360 and 1280 px.',
            'Every pair of text and background colors has the contrast that the theme promises.',
            'Stories play what people do, by role and name, with the pointer and with the keyboard.',
            'Selected stories are drawn in forced colors and with more contrast.',
            'Every interactive component lists its keys, and its stories press them.',
            'On touch screens, targets are at least 44 px.',
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
            { term: 'Narrow windows', detail: '360 px wide without scrolling sideways.' },
            { term: 'Without JavaScript', detail: 'The catalog, legal pages and prices.' },
          ]}
        />
      </GuideSection>
      <GuideSection title="Not tried" note="Help with any of these is welcome.">
        <List
          items={[
            'Real screen readers: NVDA, JAWS, VoiceOver and TalkBack. What is announced is read from the accessibility tree only.',
            'Firefox and Safari.',
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
