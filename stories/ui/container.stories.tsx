import { Container } from '#ui/container';
import { Panel } from '#ui/panel';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Layout/Container',
  component: Container,
  argTypes: {
    width: {
      description: '`form` is 480 px wide, `text` about 66 characters per line, `page` 1200 px.',
    },
  },
  args: { children: <Panel>Content stays off the edges</Panel> },
  parameters: {
    guide: {
      use: 'Once in each **Section**, to limit its content to a readable width and keep it off the edge of the screen.',
      avoid:
        'For a box with its own background, use a **Panel**. For a narrow paragraph, use **Text** with `measure`.',
      responsive: 'The gutter on both sides is 20 px, and 32 px from 740 px.',
      accessibility: {
        role: 'None',
        announced: 'Its content. It only limits the width.',
        criteria: ['1.4.10'],
      },
      good: [
        {
          text: 'Use `text` for reading, `form` for a single form, and `page` for everything else.',
        },
        { text: 'Use one width down the page, so that its edge stays in place.' },
      ],
      bad: [
        { text: 'Nest containers. Their gutters would add up.' },
        { text: 'Set the width by hand around it.' },
      ],
    },
    layout: 'fullscreen',
    docs: {
      description: {
        component:
          'Limits content to a readable width: 1200 px for pages, about 66 characters per line for text, 480 px for a single form. Use one in each **Section** of a page.',
      },
    },
  },
});

export const Default = meta.story();
export const TextWidth = meta.story({ args: { width: 'text' } });
export const FormWidth = meta.story({ args: { width: 'form' } });
