import { expect, fn } from 'storybook/test';
import { Pagination } from '#ui/pagination';
import type { Guide } from '../../.storybook/guide.ts';
import preview from '../../.storybook/preview.tsx';

const guide: Guide = {
  use: 'Below a Table or a list that is too long for one page. Give `href` where each page has an address of its own, `onPress` where it has not.',
  avoid:
    'A list that is always short needs none. There are no page numbers: rows come and go, and page 7 of a minute ago is another one now.',
  good: [
    { text: 'Say what is known: “1–40 of 1,204”, else “40 shown”.' },
    {
      text: 'Leave a step out at the end of the list: its button stays where the thumb expects it.',
    },
    { text: 'Name what is paged: “Pages of orders”.' },
  ],
  bad: [
    { text: 'Don’t count a million rows only to show a total.' },
    { text: 'Don’t load more on scrolling: the foot of the page could never be reached.' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Goes to Previous, then to Next.' },
    { keys: 'Enter', does: 'Turns the page; the new range is read out.' },
  ],
};

const meta = preview.meta({
  title: 'ui/Pagination',
  component: Pagination,
  args: {
    label: 'Pages of projects',
    range: { shown: 40, first: 41, total: 1204 },
    previous: { onPress: fn() },
    next: { onPress: fn() },
  },
  parameters: {
    guide,
    docs: {
      description: {
        component:
          'Back and forth through a long list, page by page, and which part of it one sees. Its steps are links where pages have addresses, else buttons.',
      },
    },
  },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('navigation', { name: 'Pages of projects' })).toBeVisible();
    await expect(canvas.getByText('41–80 of 1,204')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.next?.onPress).toHaveBeenCalledOnce();
    await expect(args.previous?.onPress).not.toHaveBeenCalled();
  },
});

/** At its ends a button stays in its place and does nothing. */
export const FirstPage = meta.story({
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

/** With a keyset nobody has counted. */
export const TotalUnknown = meta.story({
  args: { range: { shown: 40 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('40 shown');
  },
});

/** The first rows are on their way: nothing is claimed, and the buttons keep their place. */
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

/** Pages with addresses can be opened beside each other, kept and sent. */
export const AsLinks = meta.story({
  args: { previous: { href: '#newer' }, next: { href: '#older' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '#older');
  },
});

export const OnAPhone = meta.story({
  tags: ['phone'],
  args: { range: { shown: 40, first: 100001, total: 1048576 } },
});
