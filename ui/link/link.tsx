import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Anchor } from './anchor.tsx';
import * as css from './link.css.ts';

export {
  type AnchorComponent,
  type AnchorProps,
  LinkProvider,
  type LinkProviderProps,
} from './anchor.tsx';

/**
 * `label` replaces the name where the words alone say too little; begin it with those words.
 * `standalone` is a link outside of a sentence, with a 44 px target.
 */
export type TextLinkProps = {
  children: ReactNode;
  href: string;
  newTab?: boolean;
  label?: string;
  tone?: 'ink' | 'soft' | 'inherit';
  weight?: 'regular' | 'medium' | 'strong';
  standalone?: boolean;
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
      {children}
    </Anchor>
  );
}
