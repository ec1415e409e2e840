import { Link } from 'react-router';
import type { AnchorProps } from '#ui/link';

/** Links of ours go through the router; another origin's, a demo's and a file's do not. */
export function RouterAnchor({ href, ...props }: AnchorProps) {
  const ours = href.startsWith('/') && !href.startsWith('/demos/') && props.target !== '_blank';
  return ours ? <Link to={href} viewTransition {...props} /> : <a href={href} {...props} />;
}
