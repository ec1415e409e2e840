import { expect, fn, within } from 'storybook/test';
import { ImpersonationBar } from '#app/shell/impersonation/connected-impersonation-bar.tsx';
import { FallbackImpersonationBar } from '#app/shell/impersonation/impersonation-slot.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inAppBare } from '../../fixtures/in-app.tsx';

const frozenNow = new Date('2026-01-15T12:00:00.000Z');
const inMinutes = (minutes: number) =>
  new Date(frozenNow.getTime() + minutes * 60_000).toISOString();
const ada = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@harbourbakery.example' };

const meta = preview.meta({
  title: 'Screens/Shell/Impersonation bar',
  component: ImpersonationBar,
  globals: { audience: 'admin' },
  tags: ['spanning'],
  decorators: [inAppBare],
  args: { customer: ada, endsAt: inMinutes(30), frozenNow, onLeave: fn(async () => {}) },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '160px' },
      description: {
        component:
          'Shown at the bottom of every page while an admin views the shop as a customer: the customer’s name, a read-only badge, the time left and a button to leave.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const bar = within(canvas.getByRole('complementary', { name: 'View as customer' }));
    await expect(bar.getByRole('status')).toHaveTextContent('Viewing as Ada Lovelace');
    await expect(bar.getByText('Read-only')).toBeVisible();
    await expect(bar.getByText('30 min left')).toBeVisible();
    await userEvent.tab();
    await expect(bar.getByRole('button', { name: 'Leave' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
});

export const LastMinute = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { endsAt: inMinutes(0.2) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 min left')).toBeVisible();
  },
});

/** The button to leave stays. */
export const Expired = meta.story({
  args: { endsAt: inMinutes(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No longer viewing as Ada Lovelace');
    await expect(canvas.queryByText('Read-only')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Leave' })).toBeVisible();
  },
});

/** Ended in another tab: the server rejects the requests of this page. */
export const EndedInAnotherTab = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { isOver: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No longer viewing');
  },
});

export const Leaving = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onLeave: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Leave' }));
    await expect(await canvas.findByRole('button', { name: 'Leaving...' })).toBeVisible();
  },
});

/** A customer without a name. */
export const EmailOnly = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { customer: { ...ada, firstName: null, lastName: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/as ada@harbourbakery\.example$/);
  },
});

export const LongName = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    customer: {
      ...ada,
      firstName: 'Maximiliana-Theodora Wilhelmine Friederike Charlotte Amalie',
      lastName: `${'Donaudampfschifffahrt'.repeat(9)}`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/(Donaudampfschifffahrt){9}$/);
    await expect(canvas.getByRole('button', { name: 'Leave' })).toBeVisible();
  },
});

/** User text is shown as text, in its own direction. */
export const UntrustedName = meta.story({
  tags: ['!dev', '!autodocs'],
  args: {
    customer: {
      ...ada,
      firstName: '<script>alert(1)</script> \u202eevael',
      lastName: 'עדה 🕰️ لوفلايس',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/<script>alert/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Leave' })).toBeVisible();
  },
});

/** The bar's code failed to load. */
export const CodeFailedToLoad = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <FallbackImpersonationBar />,
  play: async ({ canvas }) => {
    const bar = within(canvas.getByRole('complementary', { name: 'View as customer' }));
    await expect(bar.getByText(/Read-only/)).toBeVisible();
    await expect(bar.getByRole('button', { name: 'Leave' })).toBeVisible();
  },
});
