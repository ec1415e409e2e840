import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '#ui/button';
import { TextLink } from '#ui/link';
import { TopBar } from '#ui/top-bar';
import preview from '../../.storybook/preview.tsx';
import { countPresses, expectNativeKeys } from './keyboard.ts';

const meta = preview.meta({
  title: 'ui/TopBar',
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
      use: 'Once, at the top of every page: the way home, two to five places to go, and what must stay in reach, such as the account.',
      avoid: 'More links belong into the **Footer**. Views of one page are **Tabs**.',
      good: [
        { text: 'Keep what people look for on a phone in `end`: it stays out of the menu.' },
        { text: 'Mark the page one is on with `current`.' },
      ],
      bad: [
        { text: 'Fold two links away on a desktop: the menu is for phones.' },
        { text: 'Put the Buy action into it. The accent belongs to the page.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves from the brand along the links to the end of the bar.' },
        { keys: 'Enter', does: 'Follows a link; on a phone that closes the menu, too.' },
        {
          keys: 'Enter or Space',
          does: 'On the Menu button of a phone: opens and closes the menu.',
        },
        { keys: 'Escape', does: 'Closes the menu and goes back to its button.' },
      ],
    },
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '240px' },
      description: {
        component:
          'The fixed bar of every page. What must stay in reach goes to `end`; the links fold into a menu on a phone, which opens and closes without script. Two to five links: more belong into the **Footer**.',
      },
    },
  },
});

export const Default = meta.story();
/** From the brand along the links to the end. */
export const ByKeyboard = meta.story({
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

/** On a phone the links are a menu; a click on one closes it. */
export const PhoneMenu = meta.story({
  // Only a browser knows popovers and widths.
  tags: ['!test', 'phone'],
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

/** Enter and Space open and close the menu; a link that is followed closes it. Escape is the browser’s own. */
export const PhoneMenuByKeyboard = meta.story({
  tags: ['!test', 'phone'],
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
  tags: ['!test', 'phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Menu' }));
    await expect(await canvas.findByRole('link', { name: 'Support' })).toBeVisible();
  },
});

export const LongText = meta.story({
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
      { label: 'Our other addresses', href: '#addresses', newTab: true },
    ],
    end: (
      <ButtonLink href="#login" variant="quiet" size="small">
        Login or sign up
      </ButtonLink>
    ),
  },
});
