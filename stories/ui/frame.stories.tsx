import { Frame } from '#ui/frame';
import preview from '../../.storybook/preview.tsx';
import { sampleScreenshot } from './sample-screenshot.ts';

const meta = preview.meta({
  title: 'Data/Frame',
  component: Frame,
  args: {
    src: sampleScreenshot,
    alt: 'Home page of Harbour Bakery',
    address: 'harbour-bakery.example',
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 480 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    guide: {
      use: 'For the screenshot of a web page, such as the preview of a template or a linked site.',
      avoid: 'Photos, logos and drawings aren’t web pages, so show them without a browser window.',
      accessibility: {
        role: '`img`',
        announced: 'The text of the picture. The drawn browser bar is hidden.',
        criteria: ['1.1.1'],
      },
      good: [
        {
          text: 'Use the demo’s real address. It shows that this is a picture of a live page.',
        },
        {
          text: 'Leave `alt` empty if a nearby title says the same.',
        },
        { text: 'Use `eager` only for pictures above the fold.' },
      ],
      bad: [
        { text: 'Stretch or crop pictures. They are 16:10, from the top of the page.' },
        { text: 'Put text on the picture. A price tag goes at the end of the bar above it.' },
      ],
    },
    docs: {
      description: {
        component:
          'A 16:10 screenshot of a website in a browser window. Without a picture, or with one that fails to load, the frame keeps its size and shows the `alt` text.',
      },
    },
  },
});

export const Default = meta.story();
export const Eager = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { eager: true },
});
export const Missing = meta.story({ args: { src: null } });
export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });
export const LongAddress = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { address: 'a-very-long-name-of-a-family-bakery-by-the-old-harbour.example/menu/breads' },
});
