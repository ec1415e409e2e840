import { listPictures, type StoryEntry } from '../visual/pictures.ts';
import { componentGroups } from './component-groups.ts';

const ofComponent = new RegExp(`^(${componentGroups.join('|')})-`, 'i');

/** Wider pictures of a screen aren’t thumbnails. */
const desktopWidth = 1280;

/** What is known of a story without loading it. */
export type PicturedStory = Pick<StoryEntry, 'id' | 'title' | 'name' | 'tags'>;

/** The picture of a desktop in the theme. Some states of a screen are only drawn in light. */
export function pictureOf({ id, title, name, tags }: PicturedStory, theme: string) {
  const entry = { id, title, name, tags, type: 'story' };
  const pictures = listPictures({ entries: { [id]: entry } })
    .filter(({ kept, width }) => kept && width <= desktopWidth)
    .sort((a, b) => b.width - a.width);
  return (pictures.find((picture) => picture.theme === theme) ?? pictures[0])?.name;
}

/**
 * Whether a thumbnail can show a picture, by its file name. Pages of components have none, and what is
 * taken of a phone or from right to left is never the widest.
 */
export function isThumbnail(name: string): boolean {
  return /\.(light|dark)(\.1280)?\.webp$/.test(name) && !ofComponent.test(name);
}
