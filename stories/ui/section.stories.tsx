import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Section } from '#ui/section';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Section',
  component: Section,
  args: {
    label: 'How it works',
    children: (
      <Container>
        <Heading level={2}>How it works</Heading>
      </Container>
    ),
  },
  parameters: {
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
export const Sunk = meta.story({ args: { ground: 'sunk' } });
export const Ruled = meta.story({ args: { ruled: true, room: 'tight' } });
export const Wide = meta.story({ args: { room: 'wide' } });
