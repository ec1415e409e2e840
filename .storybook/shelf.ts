import type { API_PreparedStoryIndex, IndexEntry } from 'storybook/internal/types';
import { isComponentPage } from './docs/component-groups.ts';
import { synonyms } from './synonyms.ts';

/** What Storybook's index says of a story. */
export type ShelvedStory = Pick<IndexEntry, 'id' | 'title' | 'tags'>;

/** Stories of components that show what they look like by their props, without a play. */
const looks = new Set(
  `default variants sizes tones weights types shapes paddings spacings gaps aligns sides deltas percentages
  indeterminate group grouped line open on checked selected filled invalid disabled optional empty loading
  failed done rejected pending canceled with-icon full-width every-variant-loading with-picture with-label
  horizontal vertical plain compact nothing-selected with-link with-prices with-button missing broken
  with-description with-action with-files internal-note tablet phone completed with-errors visible-label
  text-width form-width aside wide-first wide-last thirds tiles small-gap as-list between column-on-phone
  no-wrap sunken-background divided dots small from tag with-hint in-grid titles-only title-only
  without-total numeric mono typography standalone one-level deep last-page unknown-total as-links
  with-counts start end crowded alert-dialog with-details with-summary numbers refreshing as-cards
  wide-selection with-active-filters search-only updating critical info newest-only without-legal-text
  loading-cards one-row above not-copied copied read-only on-phone without-end two-tabs`.split(
    /\s+/,
  ),
);

/** Stories of screens: what every screen has, and what only one of them has. */
const outcomes = new Set(
  `default listed empty loading failed not-found no-results no-match on-phone on-a-phone phone-menu filtered
  live ended ending past-due paused overdue delivered cancelled in-review in-release in-delivery resolved
  pending refunded expired archived details create-dialog edit-dialog cancellation-dialog sent guest guests
  to-guest read-only scheduled signed-in signed-out waiting confirming unavailable changed invalid list
  folded drafts other-device enter-code two-factor-required two-factor-refused approved disputed annual
  server-error offline down answered closed open standard edited replaced email-unverified opening dismissed`.split(
    /\s+/,
  ),
);

/**
 * Whether people find a story in the sidebar, in the search and on docs pages. The others are tests: by
 * keyboard, in races, with long texts. The tag `look` shows a story that has another name.
 */
export function isOnShelf({ id, title, tags = [] }: ShelvedStory): boolean {
  const name = id.slice(id.indexOf('--') + 2);
  if (name === 'default' || tags.includes('look')) return true;
  if (title.startsWith('Foundations/')) return title === 'Foundations/Preferences';
  if (/^(Patterns|Journeys|Mail)\//.test(title))
    return !/^(by-|long-|untrusted-|right-)/.test(name);
  return (isComponentPage(title) ? looks : outcomes).has(name);
}

/** The groups of the sidebar. A page keeps its address when it moves to another one. */
const order = [
  'Getting started/Welcome',
  'Getting started/Install',
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
  'Foundations/Component status': 'Getting started/Status',
  'Foundations/Color': 'Foundations/Color and dark mode',
  'Foundations/Type': 'Foundations/Typography',
  'Foundations/Space': 'Foundations/Spacing',
  'Foundations/Shape': 'Foundations/Radius and elevation',
  'Foundations/Breakpoints and layers': 'Foundations/Breakpoints and z-index',
  'Foundations/Content': 'Foundations/Content and i18n',
  'Screens/Map of screens': 'Product/Map of screens',
};

/** Stories whose name is what people look for elsewhere: 'loading' leads to Skeleton, 'tag' to Badge. */
const names: Readonly<Record<string, string>> = { Loading: 'While loading', Tag: 'As a tag' };

/**
 * Groups the pages, and adds other names of components: Storybook's search looks at the anchors of docs pages.
 */
export function arrangeShelf(index: API_PreparedStoryIndex): API_PreparedStoryIndex {
  const entries = Object.values(index.entries).map((entry) => {
    const title = placeOf(entry.title);
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
