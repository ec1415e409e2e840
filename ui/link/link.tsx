import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { shrinkableText } from '../shrinkable-text.css.ts';
import { Anchor } from './anchor.tsx';
import * as css from './link.css.ts';

export {
  type AnchorComponent,
  type AnchorProps,
  LinkProvider,
  type LinkProviderProps,
} from './anchor.tsx';

/** Target and appearance of a text link. */
export type TextLinkProps = {
  children: ReactNode;
  href: string;
  /** Opens in a new tab; an icon and the accessible name say so. */
  newTab?: boolean;
  /**
   * The accessible name, when the text alone is not clear enough. Start it with the visible text.
   */
  'aria-label'?: string;
  tone?: 'ink' | 'soft' | 'inherit';
  weight?: 'regular' | 'medium' | 'strong';
  /** Outside of a sentence: gives it a 44 px target. */
  standalone?: boolean;
  /** Links to the current page. */
  current?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
};

/** An underlined link. */
export function TextLink({
  children,
  href,
  newTab = false,
  'aria-label': label,
  tone = 'ink',
  weight = 'regular',
  standalone = false,
  current = false,
  onClick,
  ref,
}: TextLinkProps) {
  const place = standalone ? css.roomy : newTab ? '' : css.within;
  return (
    <Anchor
      ref={ref}
      href={href}
      newTab={newTab}
      label={label}
      current={current}
      onClick={onClick}
      className={`${css.link} ${css.tones[tone]} ${css.weights[weight]} ${place}`}
    >
      <span className={shrinkableText}>{children}</span>
    </Anchor>
  );
}
