import { expect, fn, screen, waitFor } from 'storybook/test';
import { BusinessAnalytics } from '#app/admin/analytics/analytics-tab.tsx';
import preview from '../../../.storybook/preview.tsx';
import { adminSignedIn, someFigures } from '../../fixtures/admins.ts';
import { inApp } from '../../fixtures/in-app.tsx';
import { inTab } from '../../fixtures/in-tab.tsx';

const meta = preview.meta({
  title: 'Screens/Admin/Analytics',
  component: BusinessAnalytics,
  globals: { audience: 'admin' },
  tags: ['screen'],
  decorators: [inTab, inApp],
  args: { figures: someFigures(), failed: undefined, onRetry: fn() },
  beforeEach: () => adminSignedIn(),
  parameters: {
    layout: 'fullscreen',
    path: '/admin?tab=analytics',
    docs: {
      story: { inline: false, iframeHeight: '360px' },
      description: {
        component: 'Four figures, each with a definition in a popover.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Business Analytics' })).toBeVisible();
    const values = canvas.getAllByRole('definition').map(({ textContent }) => textContent);
    await expect(values.filter((_, index) => index % 2 === 0)).toEqual([
      '128',
      '103',
      '$48,210.50',
      '36.4 h',
    ]);
  },
});

export const Definition = meta.story({
  // The popover is rendered outside every landmark, so the page-level rules do not apply.
  tags: ['!dev', '!autodocs', '!screen'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'What Avg Delivery means' });
    await userEvent.click(button);
    const definition = await screen.findByRole('dialog', { name: 'What Avg Delivery means' });
    await expect(definition).toHaveTextContent(/Average time from the first payment/);
    await waitFor(() => expect(definition).toHaveFocus());
  },
});

/** Escape, a press elsewhere and a second press close the popover. */
export const DefinitionClosed = meta.story({
  tags: ['!dev', '!autodocs', '!screen'],
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'What Avg Delivery means' });
    const press = async () => {
      await userEvent.click(button);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await screen.findByRole('dialog');
    };
    const isGone = async () => {
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
      await expect(button).toHaveAttribute('aria-expanded', 'false');
    };
    await press();
    await userEvent.keyboard('{Escape}');
    await isGone();
    await press();
    await userEvent.click(canvas.getByRole('heading', { name: 'Business Analytics' }));
    await isGone();
    await press();
    await userEvent.click(button);
    await isGone();
  },
});

/** Nothing was delivered yet, so there is no average. */
export const Empty = meta.story({
  args: {
    figures: someFigures({
      totalProjects: 0,
      completedProjects: 0,
      totalRevenue: '0.00',
      averageDeliveryTime: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('—')).toBeVisible();
    await expect(canvas.getByText('$0.00')).toBeVisible();
  },
});

export const Loading = meta.story({ args: { figures: undefined } });

export const Failed = meta.story({
  args: {
    figures: undefined,
    failed: 'We could not reach the server. Check your connection and try again.',
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});
