import { expect, test } from 'bun:test';
import { composeStories } from '@storybook/react-vite';
import { Glob } from 'bun';
import { routes } from '#app/routes/all-routes.ts';
import { listUnmapped, mapScreens, type PlacedStory } from './screen-map.ts';

/** Routes without stories of their own, and what shows them. */
const withoutStories = {
  '/payment-success': 'the same screen as /checkout/success',
  '/checkout/cancel': 'the page for unknown addresses',
  '/admin/settings/brand': 'leads to a part of a page',
  '/admin/settings/support': 'leads to a part of a page',
  '/admin/settings/claims': 'leads to a part of a page',
  '/admin/settings/contact': 'leads to a part of a page',
  '/admin/settings/delivery': 'leads to a part of a page',
  '/admin/settings/features': 'leads to a part of a page',
  '/admin/settings/sender': 'leads to a part of a page',
  '/admin/settings/currency': 'leads to a part of a page',
  '/admin/settings/reports': 'leads to a part of a page',
  '/admin/settings/support/history': 'the same screen as the history of the brand',
  '/admin/settings/claims/history': 'the same screen as the history of the brand',
  '/admin/settings/contact/history': 'the same screen as the history of the brand',
  '/admin/settings/sender/history': 'the same screen as the history of the brand',
  '/admin/settings/delivery/history': 'the same screen as the history of the brand',
  '/admin/settings/features/history': 'the same screen as the history of the brand',
  '/admin/settings/reports/history': 'the same screen as the history of the brand',
  '/admin/settings/currency/history': 'the same screen as the history of the brand',
  '/admin/settings/tax/history': 'the same screen as the history of the brand',
};

const files = [...new Glob('**/*.stories.tsx').scanSync(import.meta.dir)];
const stories = (await Promise.all(files.map(readStories))).flat();
const groups = mapScreens(stories, routes);

test('every route has a story, or is known to need none', () => {
  expect(listUnmapped(groups, routes).sort()).toEqual(Object.keys(withoutStories).sort());
});

test('names a route whose stories are gone', () => {
  const others = stories.filter(({ title }) => title !== 'Screens/Account/Billing');
  expect(listUnmapped(mapScreens(others, routes), routes)).toContain('/dashboard/billing');
});

test('groups screens by audience, with the patterns of their addresses and every state', () => {
  const find = (title: string) => {
    const [group, name] = title.split('/');
    return groups.find((one) => one.name === group)?.screens.find((screen) => screen.name === name);
  };
  expect(find('Account/Ticket')?.addresses).toEqual(['/dashboard/support/:ticketId']);
  expect(find('Account/Password reset')?.addresses).toEqual(['/auth/forgot', '/auth/reset']);
  expect(find('Admin/Orders')?.addresses).toEqual(['/admin?tab=orders']);
  expect(find('Shell/Skip link')?.addresses).toEqual([]);
  const tickets = stories.filter(({ title }) => title === 'Screens/Account/Tickets');
  expect(find('Account/Tickets')?.others).toHaveLength(tickets.length - 1);
});

async function readStories(file: string): Promise<PlacedStory[]> {
  const stories = composeStories(await import(`./${file}`));
  const source = await Bun.file(`${import.meta.dir}/${file}`).text();
  const title = /\bmeta\(\{\s+title: '(.+)'/.exec(source)?.[1] ?? '';
  return Object.values(stories).map((story) => {
    const { id, storyName, parameters } = story as ComposedStory;
    return { id, title, name: storyName, path: parameters.path };
  });
}

interface ComposedStory {
  id: string;
  storyName: string;
  parameters: { path?: string };
}
