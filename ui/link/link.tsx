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

/** Where it goes, and how it sits in its text. */
export type TextLinkProps = {
  children: ReactNode;
  href: string;
  /** Opens beside this page, and says so in a drawing and in its name. */
  newTab?: boolean;
  /** Replaces the name where the words alone say too little; begin it with those words. */
  label?: string;
  tone?: 'ink' | 'soft' | 'inherit';
  weight?: 'regular' | 'medium' | 'strong';
  /** Outside of a sentence: with a 44 px target. */
  standalone?: boolean;
  /** Leads to the page one is on. */
  current?: boolean;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
};

/** A link in words, always underlined. */
export function TextLink({
  children,
  href,
  newTab = false,
  label,
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
