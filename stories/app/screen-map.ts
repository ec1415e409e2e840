import { matchRoutes, type RouteObject } from 'react-router';
import type { PicturedStory } from '../../.storybook/visual/pictures.ts';

/** `path` is the story's `parameters.path`: '/dashboard/support?new'. */
export type PlacedStory = PicturedStory & { path?: string };

/** `addresses` are patterns, '/dashboard/support/:ticketId'. A part of a page has none. */
export type MappedScreen = {
  name: string;
  addresses: string[];
  first: PicturedStory;
  others: PicturedStory[];
};

export type ScreenGroup = { name: string; screens: MappedScreen[] };

/** Groups stories as the sidebar does: 'Screens/Account/Tickets' is the screen Tickets of Account. */
export function mapScreens(
  stories: readonly PlacedStory[],
  routes: readonly RouteObject[],
): ScreenGroup[] {
  const pages = Map.groupBy(
    stories.filter(({ title }) => /^(Screens\/.+|Mail)\/./.test(title)),
    ({ title }) => title,
  );
  const screens = [...pages].flatMap(([title, [first, ...others]]) => {
    const [group = '', name = ''] = title.replace('Screens/', '').split('/');
    if (!first) return [];
    return { group, name, first, others, addresses: listAddresses([first, ...others], routes) };
  });
  return [...Map.groupBy(screens, ({ group }) => group)].map(([name, all]) => ({
    name,
    screens: all.map(({ group: _, ...screen }) => screen),
  }));
}

/** The patterns of routes that no story shows. */
export function listUnmapped(groups: readonly ScreenGroup[], routes: readonly RouteObject[]) {
  const mapped = groups.flatMap(({ screens }) => screens.flatMap(({ addresses }) => addresses));
  const patterns = new Set(mapped.map((address) => address.split('?')[0]));
  return listPatterns(routes).filter((pattern) => !patterns.has(pattern));
}

function listPatterns(routes: readonly RouteObject[]): string[] {
  return routes.flatMap(({ path, children = [] }) => [
    ...(path ? [path] : []),
    ...listPatterns(children),
  ]);
}

function listAddresses(stories: readonly PlacedStory[], routes: readonly RouteObject[]): string[] {
  const addresses = stories.flatMap(({ path }) => {
    if (!path) return [];
    const { pathname, searchParams } = new URL(path, 'https://shop.example');
    const pattern = matchRoutes([...routes], pathname)?.at(-1)?.route.path ?? pathname;
    const tab = searchParams.get('tab');
    return tab ? `${pattern}?tab=${tab}` : pattern;
  });
  return [...new Set(addresses)];
}
