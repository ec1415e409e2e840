import { type ReactNode, useState } from 'react';
import type { Globals } from 'storybook/internal/types';
import { type PicturedStory, pictureOf } from '../visual/pictures.ts';
import { LivePreview } from './live-preview.tsx';
import { StoryLink } from './story-link.tsx';
import * as css from './thumbnails.css.ts';

/** A story, the toolbar's values, what the story is called here, where it leads, and what is written below its name. */
export type ThumbnailProps = {
  story: PicturedStory;
  globals: Globals;
  name?: string;
  target?: string;
  children?: ReactNode;
};

export function ThumbnailList({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>;
}

/** The approved picture of a story, with a link to it. One without a picture can be shown live. */
export function Thumbnail({
  story,
  globals,
  name = story.name,
  target = story.id,
  children,
}: ThumbnailProps) {
  const [missing, setMissing] = useState<string>();
  const isPart = !story.tags?.includes('screen');
  const picture = pictureOf(story, globals.theme);
  const isLive = picture === undefined || picture === missing;
  return (
    <li className={css.item}>
      <div className={css.card}>
        <div data-live={isLive || undefined} className={css.view}>
          {isLive ? (
            <LivePreview story={story} globals={globals} />
          ) : (
            <img
              key={picture}
              src={`./pictures/${picture}.png`}
              alt={`Screenshot of ${story.title.split('/').at(-1)}: ${story.name}`}
              width={1280}
              height={800}
              loading="lazy"
              decoding="async"
              onError={() => setMissing(picture)}
              className={isPart ? `${css.picture} ${css.part}` : css.picture}
            />
          )}
        </div>
        <StoryLink id={target} className={css.link}>
          {name}
        </StoryLink>
      </div>
      {children}
    </li>
  );
}
