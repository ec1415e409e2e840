import { type ReactNode, useState } from 'react';
import { listPictures, type StoryEntry } from '../visual/pictures.ts';
import { StoryLink } from './story-link.tsx';
import * as css from './thumbnails.css.ts';

/** A story, what it is called here, and what is written below its name. */
export type ThumbnailProps = {
  story: PicturedStory;
  theme: string;
  name?: string;
  children?: ReactNode;
};
export type PicturedStory = Pick<StoryEntry, 'id' | 'title' | 'name' | 'tags'>;

export function ThumbnailList({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>;
}

/** The approved picture of a story, with a link to it. */
export function Thumbnail({ story, theme, name = story.name, children }: ThumbnailProps) {
  const [isMissing, setIsMissing] = useState(false);
  const isPart = !story.tags?.includes('screen');
  const picture = pictureOf(story, theme);
  return (
    <li className={css.item}>
      <div className={css.view}>
        {picture === undefined || isMissing ? (
          <span className={css.missing}>No picture yet</span>
        ) : (
          <img
            key={picture}
            src={`./pictures/${picture}.webp`}
            alt={`Screenshot of ${story.title.split('/').at(-1)}: ${story.name}`}
            width={1280}
            height={800}
            loading="lazy"
            decoding="async"
            onError={() => setIsMissing(true)}
            className={isPart ? `${css.picture} ${css.part}` : css.picture}
          />
        )}
      </div>
      <StoryLink id={story.id} className={css.link}>
        {name}
      </StoryLink>
      {children}
    </li>
  );
}

/** The widest picture in the theme. Some states of a screen are only drawn in light. */
export function pictureOf({ id, title, name, tags }: PicturedStory, theme: string) {
  const entry = { id, title, name, tags, type: 'story' };
  const pictures = listPictures({ entries: { [id]: entry } })
    .filter(({ kept }) => kept)
    .sort((a, b) => b.width - a.width);
  return (pictures.find((picture) => picture.theme === theme) ?? pictures[0])?.name;
}
