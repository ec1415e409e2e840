import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Panel } from '#ui/panel';
import { Section, type SectionProps } from '#ui/section';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Layout/Section',
  component: Section,
  argTypes: {
    'aria-label': {
      description: 'The accessible name, if there is no heading.',
      table: { type: { summary: 'string' } },
    },
    'aria-labelledby': {
      description: 'The id of the heading that names it.',
      table: { type: { summary: 'string' } },
    },
    spacing: { description: 'The space above and below.' },
    background: { description: 'The background color.' },
    divided: { description: 'Adds a divider above.' },
  },
  args: {
    'aria-label': 'How it works',
    children: (
      <Container>
        <Heading level={2}>How it works</Heading>
      </Container>
    ),
  },
  parameters: {
    guide: {
      use: 'For each part of a page with its own topic. It adds space above and below, and a landmark for screen readers.',
      avoid:
        'For parts within a section, use a **Stack** with a **Heading**. For a surface apart from the page, use a **Panel**.',
      accessibility: {
        role: '`region`',
        announced: 'Its label or heading, as a landmark.',
        criteria: ['1.3.1', '2.4.1'],
      },
      good: [
        {
          text: 'Name it by its heading (`aria-labelledby`). Use an `aria-label` only if there is no heading.',
        },
        {
          text: 'Change the background, or add a divider, only where the topic changes.',
        },
      ],
      bad: [
        { text: 'Color every second section for variety.' },
        { text: 'Wrap each paragraph in one. Too many landmarks are as bad as none.' },
      ],
    },
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A part of a page with space above and below. It needs a name: the id of its heading, or a label. Change the background, or add a divider, only where the topic changes.',
      },
    },
  },
});

export const Default = meta.story();
export const SunkenBackground = meta.story({ args: { background: 'sunk' } });
export const Divided = meta.story({ args: { divided: true, spacing: 'small' } });
export const Wide = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { spacing: 'large' },
});

const rooms: NonNullable<SectionProps['spacing']>[] = ['small', 'medium', 'large'];

/** They grow with the window, up to a maximum. */
export const Spacings = meta.story({
  render: () => (
    <main>
      {rooms.map((room) => (
        <Section key={room} aria-label={room} spacing={room} divided>
          <Container>
            <Panel padding="small">{room}</Panel>
          </Container>
        </Section>
      ))}
    </main>
  ),
});
