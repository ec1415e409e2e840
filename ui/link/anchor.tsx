import { createContext, type MouseEventHandler, type ReactNode, type Ref, use } from 'react';
import { Icon } from '../icon/icon.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

/** What an adapter gets, to be passed on to its own link or to an `a`. */
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

/** Renders a link, be it the router's or the browser's own. */
export type AnchorComponent = (props: AnchorProps) => ReactNode;

const BrowserAnchor: AnchorComponent = (props) => <a {...props} />;

const AnchorContext = createContext<AnchorComponent>(BrowserAnchor);
const NewTabContext = createContext('(opens in a new tab)');

/** What is left out stays as it is around it. */
export type LinkProviderProps = {
  children: ReactNode;
  /** Must keep its identity between renders: declare it at module level. */
  anchor?: AnchorComponent;
  /** Ends the name of a link that opens beside the page. */
  newTabLabel?: string;
};

/** Lets every link below go through the app's router, so that ui need not know one. */
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

/** The private base of TextLink, ButtonLink and the bar's links. */
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
