import { useEffect, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Pagination, type PaginationProps } from '#ui/pagination';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'Below a table or a list that is too long for one page. Pass `href` if each page has a URL, and `onClick` otherwise.',
  avoid:
    'Short lists don’t need it. There are no page numbers: rows come and go, so page 7 changes from minute to minute.',
  anatomy: {
    parts: [
      { name: 'Range', description: 'The shown items and their total.', selector: 'nav > p' },
      {
        name: 'Previous',
        description: 'Disabled on the first page.',
        selector: 'nav button:first-child',
      },
      {
        name: 'Next',
        description: 'Disabled on the last page.',
        selector: 'nav button:last-child',
      },
    ],
  },
  accessibility: {
    role: '`navigation` with `status`',
    announced: 'Its label, and the range after each step.',
    criteria: ['2.4.8', '4.1.3'],
  },
  good: [
    { text: 'Show what is known: “1–40 of 1,204”, or “40 shown”.' },
    {
      text: 'Leave out a step at the end of the list. Its button stays in place.',
    },
    { text: 'Name the list: “Pages of orders”.' },
  ],
  bad: [
    { text: 'Don’t count a million rows just to show a total.' },
    { text: 'Don’t load more on scroll. The footer could never be reached.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves to Previous, then to Next.' },
    { keys: 'Enter', does: 'Goes to the page. The new range is announced.' },
  ],
};

const meta = preview.meta({
  title: 'Navigation/Pagination',
  component: Pagination,
  args: {
    'aria-label': 'Pages of projects',
    range: { shown: 40, first: 41, total: 1204 },
    previous: { onClick: fn() },
    next: { onClick: fn() },
  },
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Moves back and forth through a long list, page by page, and shows the current range. Its steps are links if pages have URLs, and buttons otherwise.',
      },
    },
  },
});

export const Default = meta.story();

export const InUse = Default.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of projects' })).toBeVisible();
    await expect(canvas.getByText('41–80 of 1,204')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.next?.onClick).toHaveBeenCalledOnce();
    await expect(args.previous?.onClick).not.toHaveBeenCalled();
  },
});

const ofAll = { shown: 40, total: 1204 };

/** The caller’s rows: a step leads to the previous or next forty. */
function PaginationWithState(args: PaginationProps) {
  const [first, setFirst] = useState(41);
  return (
    <Pagination
      {...args}
      range={{ ...ofAll, first }}
      previous={{ onClick: () => setFirst(first - ofAll.shown) }}
      next={{ onClick: () => setFirst(first + ofAll.shown) }}
    />
  );
}

/** The page changes while the button keeps its focus; the new range is announced. */
export const ByKeyboard = meta.story({
  tags: ['!dev', '!autodocs'],
  render: (args) => <PaginationWithState {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('1–40 of 1,204');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('81–120 of 1,204');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
  },
});

/** At the ends, a button stays in place and does nothing. */
export const FirstPage = meta.story({
  tags: ['!dev', '!autodocs'],
  args: { range: { shown: 40, first: 1, total: 1204 }, previous: undefined },
  play: async ({ canvas, userEvent }) => {
    const previous = canvas.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(previous);
    await expect(canvas.getByText('1–40 of 1,204')).toBeVisible();
  },
});

export const LastPage = meta.story({
  args: { range: { shown: 4, first: 1201, total: 1204 }, next: undefined },
});

/** Keyset pagination doesn’t know the total. */
export const UnknownTotal = meta.story({
  args: { range: { shown: 40 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('40 shown');
  },
});

/** While the first rows load, no range is shown, and the buttons keep their place. */
export const Loading = meta.story({
  args: { range: undefined, previous: undefined, next: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

/** Two pages, each with its own URL. */
function PaginationWithUrls(args: PaginationProps) {
  const [isLast, setLast] = useState(false);
  useEffect(() => {
    const turn = () => setLast(location.hash === '#older');
    addEventListener('hashchange', turn);
    return () => removeEventListener('hashchange', turn);
  }, []);
  return (
    <Pagination
      {...args}
      range={isLast ? { shown: 4, first: 41, total: 44 } : { shown: 40, first: 1, total: 44 }}
      {...(isLast ? { previous: { href: '#newer' } } : { next: { href: '#older' } })}
    />
  );
}

/**
 * Pages with URLs can be opened in tabs, bookmarked and shared. Focus stays at the end of the list.
 */
export const AsLinks = meta.story({
  args: { previous: undefined, next: undefined },
  beforeEach: () => () => history.replaceState(null, '', location.pathname + location.search),
  render: (args) => <PaginationWithUrls {...args} />,
});

export const AsLinksInUse = AsLinks.extend({
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('link', { name: 'Next' });
    await expect(next).toHaveAttribute('href', '#older');
    await userEvent.click(next);
    await expect(await canvas.findByText('41–44 of 44')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('link', { name: 'Previous' }));
    await expect(await canvas.findByText('1–40 of 44')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveFocus();
  },
});

export const OnPhone = meta.story({
  tags: ['phone'],
  args: { range: { shown: 40, first: 100001, total: 1048576 } },
});
