import { Link } from 'react-router';
import { useBrand } from '../document/settings.tsx';
import * as css from './brand-mark.css.ts';

type BrandMarkProps = { href: string; label: string };

export function BrandMark({ href, label }: BrandMarkProps) {
  const { name } = useBrand();
  return (
    <Link to={href} aria-label={label} className={css.link} viewTransition>
      <svg viewBox="0 0 24 24" aria-hidden="true" className={css.mark}>
        <path d="M4 2h11l5 5v15H4z" className={css.sheet} />
        <path d="M15 2v5h5z" className={css.corner} />
      </svg>
      {name}
    </Link>
  );
}
