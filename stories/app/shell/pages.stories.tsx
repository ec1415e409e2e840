import { expect, fn, within } from 'storybook/test';
import { type ErrorKind, ErrorPage } from '#app/shell/error-page.tsx';
import { JavaScriptDisabledPage } from '#app/shell/javascript-disabled-page.tsx';
import { NotFound } from '#app/shell/not-found.screen.tsx';
import preview from '../../../.storybook/preview.tsx';
import { inApp } from '../../fixtures/in-app.tsx';

const fault: ErrorKind = 'fault';

const meta = preview.meta({
  title: 'app/shell/Message pages',
  component: ErrorPage,
  tags: ['screen'],
  decorators: [inApp],
  args: { kind: fault, onReload: fn() },
  parameters: {
    layout: 'fullscreen',
    docs: {
      story: { inline: false, iframeHeight: '480px' },
      description: {
        component:
          'What a person sees when there is no page, or when one could not be shown: what happened, and where to go on. Never a stack trace, never a dead end.',
      },
    },
  },
});

/** An unknown address. */
export const Default = meta.story({
  render: () => <NotFound />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('404 Page Not Found');
  },
});

/** A screen threw, or the server could not render it. */
export const ServerError = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reload page' }));
    await expect(args.onReload).toHaveBeenCalledOnce();
  },
});

/** From the server, on a page that never comes alive: a plain link does it. */
export const ServerRendered = meta.story({
  args: { onReload: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Reload page' })).toBeVisible();
  },
});

/** The code of a screen did not arrive. */
export const ChunkMissing = meta.story({
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

/** Stands for a page that is put together in the browser, where the browser runs no script. */
export const JavaScriptDisabled = meta.story({
  render: () => <JavaScriptDisabledPage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This page needs JavaScript')).toBeVisible();
    await expect(within(canvas.getByRole('main')).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:/),
    );
  },
});
