import { expect, within } from 'storybook/test';
import { Breadcrumb } from '#ui/breadcrumb';
import { Heading } from '#ui/heading';
import { Stack } from '#ui/stack';
import preview from '../../.storybook/preview.tsx';
import { tabToAndPress } from './keyboard.ts';

const meta = preview.meta({
  title: 'Navigation/Breadcrumb',
  component: Breadcrumb,
  args: {
    links: [
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'Subscriptions', href: '#subscriptions' },
    ],
    current: 'Harbour Bakery',
  },
  parameters: {
    guide: {
      use: 'Above the title of a page that is at least one level below another, so that people see where they are and can go back up.',
      avoid:
        'On the top pages of a site, which the **TopBar** links to. For the steps of a process, use **Steps**. For views of the same thing, use **Tabs**.',
      anatomy: {
        parts: [
          { name: 'Link', description: 'A page above this one.', selector: 'a' },
          {
            name: 'Separator',
            description: 'Follows the reading direction.',
            selector: 'li > svg',
          },
          { name: 'Current page', description: 'Not a link.', selector: '[aria-current=page]' },
        ],
      },
      responsive:
        'In a container narrower than 40rem (640 px), the links between the first and the current page are behind one button.',
      accessibility: {
        role: '`navigation` with a list',
        announced: 'Its label, then each link. The last one is the current page.',
        criteria: ['2.4.4', '2.4.8', '3.2.3'],
      },
      good: [
        {
          text: 'Use the same words as the titles of the pages.',
          example: (
            <Breadcrumb
              aria-label="Good example"
              links={[{ label: 'Subscriptions', href: '#subscriptions' }]}
              current="Harbour Bakery"
            />
          ),
        },
        { text: 'Start at the top of the area that people are in, and leave nothing out.' },
      ],
      bad: [
        {
          text: 'List the pages that people came through. The browser’s Back button does that.',
          example: (
            <Breadcrumb
              aria-label="Bad example"
              links={[
                { label: 'Search results', href: '#search' },
                { label: 'Page 3', href: '#page-3' },
              ]}
              current="Harbour Bakery"
            />
          ),
        },
        { text: 'Use it instead of the page’s heading.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves through the links. The current page is not a link.' },
        {
          keys: 'Enter',
          does: 'Follows the link. On “…”, shows the hidden links and moves focus to the first of them.',
        },
      ],
    },
    docs: {
      description: {
        component:
          'Shows where a page is and links to the pages above it. In narrow places, the links in the middle collapse behind “…”.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    const nav = within(canvas.getByRole('navigation', { name: 'Breadcrumb' }));
    const names = nav.getAllByRole('listitem').map(({ textContent }) => textContent);
    await expect(names).toEqual(['Dashboard', 'Subscriptions', 'Harbour Bakery']);
    await expect(nav.getByRole('link', { name: 'Subscriptions' })).toHaveAttribute(
      'href',
      '#subscriptions',
    );
    await expect(nav.getByText('Harbour Bakery').closest('[aria-current]')).toHaveAttribute(
      'aria-current',
      'page',
    );
    await expect(nav.queryByRole('link', { name: 'Harbour Bakery' })).toBeNull();
  },
});

export const OneLevel = meta.story({
  args: { links: [{ label: 'Admin Dashboard', href: '#admin' }], current: 'Email log' },
});

export const AboveTitle = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => (
    <Stack gap="xxs">
      <Breadcrumb {...args} />
      <Heading level={1} size={2}>
        {args.current}
      </Heading>
    </Stack>
  ),
});

export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await tabToAndPress(userEvent, canvas.getByRole('link', { name: 'Dashboard' }), '{Enter}');
    await tabToAndPress(userEvent, canvas.getByRole('link', { name: 'Subscriptions' }), '{Enter}');
    await userEvent.tab();
    await expect(document.body).toHaveFocus();
  },
});

const deep = {
  links: [
    { label: 'Admin Dashboard', href: '#admin' },
    { label: 'Products', href: '#products' },
    { label: 'Bakeries', href: '#bakeries' },
    { label: 'Harbour Bakery', href: '#product' },
  ],
  current: 'Versions',
};

/** With enough room, every link shows. */
export const Deep = meta.story({ args: deep });

/** In a narrow place, the first link, the last one and the page itself remain. */
export const Collapsed = meta.story({
  // Which links are hidden depends on the width, and layout needs a real browser.
  tags: ['!dev', '!autodocs', 'phone'],
  args: deep,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Admin Dashboard' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Products' })).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Harbour Bakery' })).toBeVisible();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Show all links' })).toHaveFocus();
  },
});

/** The revealed links take the place of the button, and the focus with it. */
export const Expanded = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: deep,
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Show all links' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'Bakeries' })).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
});

/** The current page stays on one line, because the page’s heading has the whole text. */
export const LongText = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  args: {
    links: [
      { label: 'Dashboard', href: '#dashboard' },
      { label: 'Thequietpracticefamilymedicineandphysiotherapy', href: '#practice' },
    ],
    current: 'The contact form sends messages to my old address since last Tuesday morning',
  },
});

export const RightToLeft = meta.story({
  tags: ['!dev', '!autodocs'],
  globals: { direction: 'rtl' },
  // On the docs page itself, it would turn the whole page around.
  parameters: { docs: { story: { inline: false, iframeHeight: '120px' } } },
  args: {
    'aria-label': 'פירורי לחם',
    links: [
      { label: 'לוח הבקרה', href: '#dashboard' },
      { label: 'מינויים', href: '#subscriptions' },
    ],
    current: 'Harbour Bakery',
  },
});
