import { Footer } from '#ui/footer';
import { Heading } from '#ui/heading';
import { Text } from '#ui/text';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Navigation/Footer',
  component: Footer,
  args: {
    lead: (
      <>
        <Heading level={2} size={3} face="display">
          Sitewright
        </Heading>
        <Text tone="soft">A $199 website, built in 48 hours.</Text>
      </>
    ),
    groups: [
      {
        title: 'Help',
        links: [
          { label: 'Contact Support', href: '#support' },
          { label: 'Start My Website', href: '#start' },
        ],
      },
      {
        title: 'Legal',
        links: [
          { label: 'Privacy Policy', href: '#privacy' },
          { label: 'Terms of Service', href: '#terms' },
        ],
      },
    ],
    end: (
      <Text size="small" tone="faint">
        © 2026 Sitewright
      </Text>
    ),
  },
  parameters: {
    guide: {
      use: 'Once, at the end of every page: a sentence about us, more links, legal text.',
      avoid:
        'Put what people must find into the **TopBar** or the page itself. Few people scroll this far.',
      anatomy: {
        parts: [
          { name: 'Lead', description: 'What the company does.', selector: 'footer h2' },
          { name: 'Group', description: 'A title and its links.', selector: 'footer nav' },
          {
            name: 'End',
            description: 'The legal line.',
            selector: 'footer > div > div:last-child',
          },
        ],
      },
      responsive: 'One column below 740 px. From there, the lead and two groups are side by side.',
      accessibility: {
        role: '`contentinfo` with `navigation`s',
        announced: 'The name of each group of links.',
        criteria: ['1.3.1', '2.4.1', '3.2.3'],
      },
      good: [
        { text: 'Name each group. Screen readers list it as a navigation of its own.' },
        { text: 'Keep the legal links together, in the same place on every page.' },
      ],
      bad: [
        { text: 'Repeat the whole site. Two groups of a few links are enough.' },
        { text: 'Open our own pages in a new tab.' },
      ],
    },
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'The footer of every page: a sentence about us, more links, legal text. Each group is a navigation with its own name.',
      },
    },
  },
});

export const Default = meta.story();
export const WithoutLegalText = meta.story({ args: { end: undefined } });
export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    lead: (
      <>
        <Heading level={2} size={3} face="display">
          The Quiet Practice for Family Medicine and Physiotherapy
        </Heading>
        <Text tone="soft">
          bookkeeping@thequietpracticefamilymedicineandphysiotherapy.example answers within a day.
        </Text>
      </>
    ),
    groups: [
      {
        title: 'Help with a website that you have bought',
        links: [
          { label: 'Contact someone who knows your website', href: '#support' },
          {
            label: 'the-quiet-practice-family-medicine.example',
            href: '#practice',
            newTab: true,
          },
        ],
      },
      {
        title: 'Legal',
        links: [{ label: 'How we handle the data of your visitors', href: '#privacy' }],
      },
    ],
  },
});
