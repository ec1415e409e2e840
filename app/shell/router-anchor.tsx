import { Link } from 'react-router';
import type { AnchorProps } from '#ui/link';

/** Handled by the browser: demos are separate pages, and API routes may redirect anywhere. */
const notScreens = ['/demos/', '/api/'];

/** Uses the router for our own screens and plain links for everything else. */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const isOurs = href.startsWith('/') && !notScreens.some((path) => href.startsWith(path));
  return isOurs && props.target !== '_blank' ? (
    <Link to={href} viewTransition {...props} />
  ) : (
    <a href={href} {...props} />
  );
}
