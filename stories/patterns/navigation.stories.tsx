import { expect } from 'storybook/test';
import preview from '../../.storybook/preview.tsx';
import { Views } from './navigation.tsx';
import code from './navigation.tsx?raw';
import { PatternPage } from './pattern-page.tsx';

const meta = preview.meta({
  title: 'Patterns/Navigation',
  component: Views,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
});

export const Default = meta.story({
  render: () => (
    <PatternPage
      code={code}
      title="Navigation"
      lead="People know where they are, what else there is, and how to get back."
      rules={[
        'Use links to go somewhere and buttons to do something. A link has an address.',
        'Mark the current place in text and shape, not only in color.',
        'Use tabs for views of the same thing, and pages for different things.',
        'Let Back undo each step: a tab, a filter and a page of results are part of the address.',
        'After a new page has loaded, focus its heading and set the window’s title.',
        'Say in the link’s name when it opens a new tab.',
        'Keep the order and the names of navigation the same on every page.',
      ]}
      components={[
        { name: 'TopBar', use: 'The site’s main pages. On a phone, a menu.' },
        {
          name: 'Sidebar',
          use: 'The sections of a large area, such as an admin’s. On a phone, a drawer.',
        },
        { name: 'Breadcrumb', use: 'The way back up from a page deep inside.' },
        { name: 'CommandPalette', use: 'Every page and action by its name, for those who type.' },
        { name: 'Tabs', use: 'A few views of one thing, side by side.' },
        { name: 'Pagination', use: 'More results than one page holds.' },
        { name: 'TextLink', use: 'A link within text, or to one related place.' },
        { name: 'Menu', use: 'Actions and links that don’t need to be visible at all times.' },
        { name: 'Footer', use: 'Everything else, in groups.' },
      ]}
    >
      <Views />
    </PatternPage>
  ),
});

export const ByKeyboard = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('tab', { name: /Open/ }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: /Resolved/ })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Resolved tickets');
  },
});

export const NextPage = Default.extend({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(canvas.getByRole('tabpanel')).toHaveTextContent('Open tickets, page 2');
  },
});
