import { useImage } from '../use-image.ts';
import * as css from './avatar.css.ts';

/** A letter, and an optional picture shown in its place. */
export type AvatarProps = {
  /** Shown when there is no picture or it fails to load. */
  fallback: string;
  src?: string | null;
  /** 28, 40 or 64 px. */
  size?: 'small' | 'medium' | 'large';
  /**
   * The person's name, when no visible text gives it. Without a label, the avatar is hidden from
   * screen readers.
   */
  'aria-label'?: string;
};

/** Represents a person with a round picture or a letter. */
export function Avatar({
  fallback,
  src = null,
  size = 'medium',
  'aria-label': label,
}: AvatarProps) {
  const picture = useImage(src);
  const named = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <span {...named} className={`${css.avatar} ${css.sizes[size]}`}>
      {picture ? (
        <img
          {...picture}
          alt=""
          decoding="async"
          referrerPolicy="no-referrer"
          className={css.picture}
        />
      ) : (
        fallback
      )}
    </span>
  );
}
