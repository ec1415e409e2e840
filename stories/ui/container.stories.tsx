import { Container } from '#ui/container';
import { Panel } from '#ui/panel';
import preview from '../../.storybook/preview.tsx';

const meta = preview.meta({
  title: 'ui/layout/Container',
  component: Container,
  args: { children: <Panel>Content keeps off the edges</Panel> },
  parameters: {
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
