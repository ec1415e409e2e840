import { expect, waitFor } from 'storybook/test';
import { ButtonLink } from '#ui/button';
import { TextLink } from '#ui/link';
import { TopBar } from '#ui/top-bar';
import preview from '../../.storybook/preview.tsx';

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
export const WithoutEnd = meta.story({ args: { end: undefined } });

/** On a phone the links are a menu; a click on one closes it. */
export const PhoneMenu = meta.story({
  // Only a browser knows popovers.
  tags: ['!test'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const toggle = canvas.queryByRole('button', { name: 'Menu' });
    // On a desktop there is no toggle.
    if (!toggle) return;
    await userEvent.click(toggle);
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'true'));
    await userEvent.click(canvas.getByRole('link', { name: 'Support' }));
    await waitFor(() => expect(toggle).toHaveAttribute('aria-expanded', 'false'));
  },
});
