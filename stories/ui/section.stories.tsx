import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Panel } from '#ui/panel';
import { Section, type SectionProps } from '#ui/section';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Section',
  component: Section,
  argTypes: {
    label: {
      description: 'Its name, where no heading is drawn.',
      table: { type: { summary: 'string' } },
    },
    labelledBy: {
      description: 'The id of the heading that names it.',
      table: { type: { summary: 'string' } },
    },
    spacing: { description: 'How much breath it has above and below.' },
    background: { description: 'The ground it stands on.' },
    divided: { description: 'Draws a hairline above.' },
  },
  args: {
    label: 'How it works',
    children: (
      <Container>
        <Heading level={2}>How it works</Heading>
      </Container>
    ),
  },
  parameters: {
    guide: {
      use: 'For each band of a page that has a subject of its own. It brings its own breath above and below, and a name for those who move from landmark to landmark.',
      avoid:
        'Parts within a band are a **Stack** with a **Heading**. A sheet apart from the page is a **Panel**.',
      good: [
        {
          text: 'Name it by its heading (`labelledBy`), and by a `label` only where no heading is drawn.',
        },
        {
          text: 'Change the ground, or draw a rule, where the reader changes subject, and nowhere else.',
        },
      ],
      bad: [
        { text: 'Paint every second band to have something happen.' },
        { text: 'Wrap each paragraph in one: too many landmarks are as bad as none.' },
      ],
    },
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'A band of a page with its own breath. It must have a name: the id of its heading, or a label. Change the ground, or draw a rule, only where the reader changes subject.',
      },
    },
  },
});

export const Default = meta.story();
export const Sunk = meta.story({ args: { background: 'sunk' } });
export const Ruled = meta.story({ args: { divided: true, spacing: 'tight' } });
export const Wide = meta.story({ args: { spacing: 'wide' } });

const rooms: NonNullable<SectionProps['spacing']>[] = ['tight', 'standard', 'wide'];

/** They grow with the window, each up to its most. */
export const Rooms = meta.story({
  render: () => (
    <main>
      {rooms.map((room) => (
        <Section key={room} label={room} spacing={room} divided>
          <Container>
            <Panel padding="small">{room}</Panel>
          </Container>
        </Section>
      ))}
    </main>
  ),
});
