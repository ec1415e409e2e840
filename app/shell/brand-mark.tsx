import { Link } from 'react-router';
import { useBrand } from '../document/settings.tsx';
import { BrandLogo } from './brand-logo.tsx';
import * as css from './brand-mark.css.ts';

type BrandMarkProps = { href: string; label: string };

export function BrandMark({ href, label }: BrandMarkProps) {
  return (
    <Link to={href} aria-label={label} className={css.link} viewTransition>
      <BrandLogo brand={useBrand()} />
    </Link>
  );
}
