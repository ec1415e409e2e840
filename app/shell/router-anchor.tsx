import { Link } from 'react-router';
import type { AnchorProps } from '#ui/link';

/** What the browser itself goes to: demos are pages of their own, a call may redirect anywhere. */
const notScreens = ['/demos/', '/api/'];

/** Links to our screens go through the router; another origin's, a demo's and a call's do not. */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const isOurs = href.startsWith('/') && !notScreens.some((path) => href.startsWith(path));
  return isOurs && props.target !== '_blank' ? (
    <Link to={href} viewTransition {...props} />
  ) : (
    <a href={href} {...props} />
  );
}
