import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '#ui/button';
import { TextLink } from '#ui/link';
import { TopBar } from '#ui/top-bar';
import preview from '../../.storybook/preview.tsx';
import { countPresses, expectNativeKeys } from './keyboard.ts';

const meta = preview.meta({
  title: 'Navigation/TopBar',
  component: TopBar,
  args: {
    brand: (
      <TextLink href="#home" weight="strong">
        Sitewright
      </TextLink>
    ),
    links: [
      { label: 'Products', href: '#products', current: true },
      { label: 'Support', href: '#support' },
    ],
    end: (
      <ButtonLink href="#login" variant="quiet" size="small">
        Login
      </ButtonLink>
    ),
  },
  parameters: {
    guide: {
      use: 'Once, at the top of every page: a link home, two to five links, and what must stay visible, such as the account.',
      avoid: 'Put more links into the **Footer**. For views of one page, use **Tabs**.',
      anatomy: {
        parts: [
          { name: 'Brand', description: 'Links to the home page.', selector: 'header a' },
          { name: 'Links', description: 'In a menu on phones.', selector: 'nav' },
          { name: 'End', description: 'Always visible.', selector: 'nav + div' },
          { name: 'Menu button', description: 'On phones only.', selector: '[popovertarget]' },
        ],
      },
      responsive:
        'Below 740 px, the links are in a menu that a button opens. From 740 px, they are in the bar.',
      accessibility: {
        role: '`banner`, with `navigation` that a `button` opens on phones',
        announced:
          'The name of the navigation, which page is current, and whether the menu is expanded.',
        criteria: ['2.4.1', '2.4.3', '3.2.3', '4.1.2'],
      },
      good: [
        { text: 'Put what people look for on phones into `end`. It stays outside the menu.' },
        { text: 'Mark the current page with `current`.' },
      ],
      bad: [
        { text: 'Collapse links on desktops. The menu is for phones.' },
        { text: 'Put the Buy action into it. The accent belongs to the page.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves from the brand through the links to the end of the bar.' },
        { keys: 'Enter', does: 'Follows a link. On phones, that also closes the menu.' },
        {
          keys: 'Enter or Space',
          does: 'On the Menu button on phones: opens and closes the menu.',
        },
        { keys: 'Escape', does: 'Closes the menu and returns to its button.' },
      ],
    },
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '240px' },
      description: {
        component:
          'The fixed bar at the top of every page. What must stay visible goes to `end`; on phones, the links become a menu that works without JavaScript. Use two to five links, and put more into the **Footer**.',
      },
    },
  },
});

export const Default = meta.story();
/** Tab moves from the brand through the links to the end. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    for (const name of ['Sitewright', 'Products', 'Support', 'Login']) {
      const link = canvas.getByRole('link', { name });
      const follow = countPresses(link);
      await userEvent.tab();
      await expect(link).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await expect(follow).toHaveBeenCalledOnce();
    }
  },
});
export const WithoutEnd = meta.story({ args: { end: undefined } });

/** On phones, the links are a menu that closes when a link is clicked. */
export const PhoneMenu = meta.story({
  // Popovers and widths need a real browser.
  tags: ['!dev', '!autodocs', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    await expect(canvas.queryByRole('link', { name: 'Support' })).not.toBeInTheDocument();
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvas.getByRole('link', { name: 'Support' }));
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
    await expect(canvas.queryByRole('link', { name: 'Support' })).not.toBeInTheDocument();
  },
});

/** Enter and Space open and close the menu, and following a link closes it. Escape is native. */
export const PhoneMenuByKeyboard = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Menu' });
    const isOpen = (open: boolean) =>
      waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', String(open)));
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await isOpen(true);
    await userEvent.keyboard(' ');
    await isOpen(false);
    await userEvent.keyboard(' ');
    await isOpen(true);
    const link = canvas.getByRole('link', { name: 'Support' });
    const follow = countPresses(link);
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
    await isOpen(false);
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    await isOpen(true);
    await expectNativeKeys(userEvent, '{Escape}');
  },
});

export const PhoneMenuOpen = meta.story({
  tags: ['!dev', '!autodocs', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await canvas.findByRole('link', { name: 'Support' })).toBeVisible();
  },
});

export const LongText = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    brand: (
      <TextLink href="#home" weight="strong">
        The Quiet Practice
      </TextLink>
    ),
    links: [
      { label: 'Websites for sale', href: '#products', current: true },
      { label: 'Help and questions', href: '#support' },
      { label: 'Opening hours', href: '#hours' },
      { label: 'Our other locations', href: '#addresses', newTab: true },
    ],
    end: (
      <ButtonLink href="#login" variant="quiet" size="small">
        Log in or sign up
      </ButtonLink>
    ),
  },
});
