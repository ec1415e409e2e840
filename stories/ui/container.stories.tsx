import { Container } from '#ui/container';
import { Panel } from '#ui/panel';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Container',
  component: Container,
  argTypes: {
    width: { description: '`form` holds 480 px, `text` about 66 letters a line, `page` 1200 px.' },
  },
  args: { children: <Panel>Content keeps off the edges</Panel> },
  parameters: {
    guide: {
      use: 'Once in each **Section**, to hold its content to a width that can be read and off the edge of a phone.',
      avoid:
        'A box with a ground of its own is a **Panel**. A narrow paragraph is **Text** with `measure`.',
      good: [
        {
          text: 'Take `text` for what is read, `form` for a form that stands alone, `page` for everything else.',
        },
        { text: 'Keep one width down a page, so that its edge stays where it is.' },
      ],
      bad: [
        { text: 'Put one into another: the edges would add up.' },
        { text: 'Set the width by hand around it.' },
      ],
    },
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Holds a page to a width that can be read: 1200 px for pages, about 66 letters for text, 480 px for a single form. One for each band of a page, inside its **Section**.',
      },
    },
  },
});

export const Default = meta.story();
export const TextWidth = meta.story({ args: { width: 'text' } });
export const FormWidth = meta.story({ args: { width: 'form' } });
