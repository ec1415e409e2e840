import { expect, fn, within } from 'storybook/test';
import { type ErrorKind, ErrorPage } from '#app/shell/error-page.tsx';
import { JavaScriptDisabledPage } from '#app/shell/javascript-disabled-page.tsx';
import { NotFound } from '#app/shell/not-found.screen.tsx';
import preview from '../../../.storybook/preview.tsx';
import { forAudience } from '../../fixtures/for-audience.ts';
import { inApp } from '../../fixtures/in-app.tsx';

const fault: ErrorKind = 'fault';

const meta = preview.meta({
  title: 'Screens/Shell/Message pages',
  component: ErrorPage,
  tags: ['screen'],
  decorators: [inApp],
  beforeEach: forAudience(),
  args: { kind: fault, onReload: fn() },
  parameters: {
    layout: 'fullscreen',
    path: '/no-such-page',
    docs: {
      story: { inline: false, iframeHeight: '480px' },
      description: {
        component:
          'Shown when a page does not exist or cannot be displayed: what happened and where to go. Never a stack trace, never a dead end.',
      },
    },
  },
});

/** An unknown URL. */
export const Default = meta.story({
  render: () => <NotFound />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  },
});

/** A screen threw an error, or the server could not render it. */
export const ServerError = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

/** Rendered by the server and never hydrated, so a plain link reloads. */
export const ServerRendered = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { onReload: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reload page' })).toBeVisible();
  },
});

/** The code of a screen failed to load. */
export const ChunkMissing = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { kind: 'chunk' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Couldn’t load this page',
    );
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeVisible();
  },
});

export const Offline = meta.story({
  args: { kind: 'offline' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You’re offline');
  },
});

/** Replaces pages that need JavaScript when it is disabled. */
export const JavaScriptDisabled = meta.story({
  tags: ['!dev', '!autodocs'],
  render: () => <JavaScriptDisabledPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page needs JavaScript')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  },
});
