import { createContext, type MouseEventHandler, type ReactNode, type Ref, use } from 'react';
import { Icon } from '../icon/icon.tsx';
import { useLocaleTexts } from '../locale/use-locale-texts.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** Props for the router's link or an `a` element. */
export type AnchorProps = {
  href: string;
  children: ReactNode;
  className: string;
  target?: '_blank';
  rel?: string;
  onClick?: MouseEventHandler<HTMLAnchorElement>;
  ref?: Ref<HTMLAnchorElement>;
  'aria-label'?: string;
  'aria-current'?: 'page';
};

/** Renders a link, such as the router's own. */
export type AnchorComponent = (props: AnchorProps) => ReactNode;

const BrowserAnchor: AnchorComponent = (props) => <a {...props} />;

const AnchorContext = createContext<AnchorComponent>(BrowserAnchor);

/** The app’s own link, and what uses it. */
export type LinkProviderProps = {
  children: ReactNode;
  /** Must keep its identity between renders: define it at module level. */
  anchor: AnchorComponent;
};

/** Makes all links below use the app's router, so that ui doesn't depend on one. */
export function LinkProvider({ children, anchor }: LinkProviderProps) {
  return <AnchorContext value={anchor}>{children}</AnchorContext>;
}

type NewTabProps = Omit<AnchorProps, 'target' | 'rel' | 'aria-label' | 'aria-current'> & {
  newTab: boolean;
  label: string | undefined;
  current?: boolean;
};

/** The internal base of TextLink, ButtonLink and the links of TopBar. */
export function Anchor({ newTab, label, current = false, children, ...rest }: NewTabProps) {
  const Rendered = use(AnchorContext);
  const { newTabLabel = '(opens in a new tab)' } = useLocaleTexts('TextLink', {});
  return (
    <Rendered
      {...rest}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...(current ? { 'aria-current': 'page' } : {})}
      {...(label ? { 'aria-label': newTab ? `${label} ${newTabLabel}` : label } : {})}
    >
      {children}
      {newTab && <Icon icon="arrow-up-right" size="text" />}
      {newTab && !label && <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
    </Rendered>
  );
}
