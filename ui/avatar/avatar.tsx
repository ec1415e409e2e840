import { useImage } from '../use-image.ts';
import * as css from './avatar.css.ts';

/** One letter, and a picture that may stand over it. */
export type AvatarProps = {
  /** Shown where there is no picture, or a broken one. */
  letter: string;
  src?: string | null;
  /** 28, 40 and 64 px. */
  size?: 'small' | 'medium' | 'large';
  /** Whose it is, where no name stands beside it; else it is not read out. */
  label?: string;
};

/** A person, as a picture or a letter in a round. */
export function Avatar({ letter, src = null, size = 'medium', label }: AvatarProps) {
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
        letter
      )}
    </span>
  );
}
