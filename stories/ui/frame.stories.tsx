import { Frame } from '#ui/frame';
import preview from '../../.storybook/preview.tsx';
import { sampleScreenshot } from './sample-screenshot.ts';

const meta = preview.meta({
  title: 'ui/Frame',
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
      use: 'For the picture of a web page: a product’s demo in the catalogue, at the checkout, in the account.',
      avoid: 'Photographs, logos and drawings are no web pages; they do without a browser’s bar.',
      good: [
        {
          text: 'Give the demo’s real address. It tells at a glance that this is a picture of a live page.',
        },
        {
          text: 'Leave `alt` empty where a title beside says the same; the frame then stays silent.',
        },
        { text: 'Make only pictures of the first screen `eager`.' },
      ],
      bad: [
        { text: 'Stretch or crop by hand. Pictures are 16:10, from the top of the page.' },
        { text: 'Put words on the picture. A price tag lies at the end of the bar above it.' },
      ],
    },
    docs: {
      description: {
        component:
          'The picture of a website, 16:10, in a window that keeps quiet. Use it for pictures of pages only. Without a picture, or with a broken one, the frame keeps its size and shows the `alt`.',
      },
    },
  },
});

export const Default = meta.story();
export const Eager = meta.story({ args: { eager: true } });
export const Missing = meta.story({ args: { src: null } });
export const Broken = meta.story({ args: { src: 'data:image/png;base64,AAAA' } });
export const LongAddress = meta.story({
  args: { address: 'a-very-long-name-of-a-family-bakery-by-the-old-harbour.example/menu/breads' },
});
