import { createContext, type MouseEventHandler, type ReactNode, type Ref, use } from 'react';
import { Icon } from '../icon/icon.tsx';
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
const NewTabContext = createContext('(opens in a new tab)');

/** Anything left out is inherited from the provider around it. */
export type LinkProviderProps = {
  children: ReactNode;
  /** Must keep its identity between renders: define it at module level. */
  anchor?: AnchorComponent;
  /** Appended to the accessible name of links that open in a new tab. */
  newTabLabel?: string;
};

/** Makes all links below use the app's router, so that ui doesn't depend on one. */
export function LinkProvider({ children, anchor, newTabLabel }: LinkProviderProps) {
  const outerAnchor = use(AnchorContext);
  const outerLabel = use(NewTabContext);
  return (
    <AnchorContext value={anchor ?? outerAnchor}>
      <NewTabContext value={newTabLabel ?? outerLabel}>{children}</NewTabContext>
    </AnchorContext>
  );
}

type NewTabProps = Omit<AnchorProps, 'target' | 'rel' | 'aria-label' | 'aria-current'> & {
  newTab: boolean;
  label: string | undefined;
  current?: boolean;
};

/** The internal base of TextLink, ButtonLink and the links of TopBar. */
export function Anchor({ newTab, label, current = false, children, ...rest }: NewTabProps) {
  const Rendered = use(AnchorContext);
  const newTabLabel = use(NewTabContext);
  return (
    <Rendered
      {...rest}
      {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
      {...(current ? { 'aria-current': 'page' } : {})}
      {...(label ? { 'aria-label': newTab ? `${label} ${newTabLabel}` : label } : {})}
    >
      {children}
      {newTab && <Icon name="arrow-up-right" size="text" />}
      {newTab && !label && <VisuallyHidden> {newTabLabel}</VisuallyHidden>}
    </Rendered>
  );
}
