import type { API_PreparedStoryIndex } from 'storybook/internal/types';
import { isComponentPage } from './docs/component-groups.ts';
import { synonyms } from './synonyms.ts';

/** The groups of the sidebar. A page keeps its address when it moves to another one. */
const order = [
  'Getting started/Welcome',
  'Getting started/Install',
  'Getting started/Tutorial',
  'Getting started/What’s new',
  'Getting started',
  'Foundations',
  'Components',
  'Patterns',
  'Product',
];

/** What a page is called there, where it does not follow from its title. */
const shelved: Readonly<Record<string, string>> = {
  'Foundations/Start here': 'Getting started/Welcome',
  'Foundations/Install': 'Getting started/Install',
  'Foundations/Tutorial': 'Getting started/Tutorial',
  'Foundations/Changes': 'Getting started/What’s new',
  'Foundations/Component status': 'Getting started/Status',
  'Foundations/Color': 'Foundations/Color and dark mode',
  'Foundations/Type': 'Foundations/Typography',
  'Foundations/Space': 'Foundations/Spacing',
  'Foundations/Shape': 'Foundations/Radius and elevation',
  'Foundations/Breakpoints and layers': 'Foundations/Breakpoints and z-index',
  'Foundations/Content': 'Foundations/Content and i18n',
  'Screens/Map of screens': 'Product/Map of screens',
};

/** Pages whose parts have stories of their own, which stand below the page: 'Order refunds' below 'Order'. */
const pagesOfParts = ['Screens/Admin/Order', 'Screens/Storefront/Checkout'];

/** Stories whose name is what people look for elsewhere: 'loading' leads to Skeleton, 'tag' to Badge. */
const names: Readonly<Record<string, string>> = { Loading: 'While loading', Tag: 'As a tag' };

/**
 * Groups the pages, and adds other names of components: Storybook's search looks at the anchors of docs pages.
 */
export function arrangeShelf(index: API_PreparedStoryIndex): API_PreparedStoryIndex {
  const entries = Object.values(index.entries).map((entry) => {
    const page = pagesOfParts.find((whole) => entry.title.startsWith(`${whole} `));
    const title = placeOf(page ?? entry.title);
    if (page) {
      const part = entry.title.slice(page.length + 1);
      const named = part.charAt(0).toUpperCase() + part.slice(1);
      const name = entry.type === 'docs' ? named : `${named}: ${entry.name.toLowerCase()}`;
      return { ...entry, title, name };
    }
    // Without a name of its own, the only story of a page is the page.
    const isPage = entry.id.endsWith('--default') && /^(Getting started|Foundations)\//.test(title);
    const name = (isPage && title.split('/').at(-1)) || (names[entry.name] ?? entry.name);
    if (entry.type !== 'docs') return { ...entry, title, name };
    return { ...entry, title, anchors: anchorsOf(entry.title) };
  });
  entries.sort((a, b) => rankOf(a.title) - rankOf(b.title));
  return { ...index, entries: Object.fromEntries(entries.map((entry) => [entry.id, entry])) };
}

/** A page's place in the sidebar, by its title. */
export function placeOf(title: string): string {
  if (isComponentPage(title)) return `Components/${title}`;
  if (/^(Screens|Mail|Journeys)\//.test(title)) return shelved[title] ?? `Product/${title}`;
  return shelved[title] ?? title;
}

function rankOf(title: string): number {
  return order.findIndex((start) => title.startsWith(start));
}

function anchorsOf(title: string) {
  return (synonyms[title] ?? []).map((name) => ({ id: name, title: name }));
}
