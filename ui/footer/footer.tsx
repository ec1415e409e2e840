import type { ReactNode } from 'react';
import { Container } from '../container/container.tsx';
import { TextLink } from '../link/link.tsx';
import * as css from './footer.css.ts';

/** A link of the foot; `newTab` only for other sites. */
export type FooterLink = { label: string; href: string; newTab?: boolean };
/** A named list of links. */
export type FooterGroup = { title: string; links: readonly FooterLink[] };

/** What stands at the foot, from the start of the line. */
export type FooterProps = {
  /** The brand and a sentence. */
  lead: ReactNode;
  /** Up to two lists of links. */
  groups: readonly FooterGroup[];
  /** The last line: the small print. */
  end?: ReactNode;
};

/** The foot of every page: who we are, where else to go, the small print. */
export function Footer({ lead, groups, end }: FooterProps) {
  return (
    <footer className={css.footer}>
      <Container>
        <div className={css.top}>
          <div className={css.lead}>{lead}</div>
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title} className={css.group}>
              <p className={css.title}>{group.title}</p>
              <ul>
                {group.links.map((link) => (
                  <li key={link.label}>
                    <TextLink href={link.href} newTab={link.newTab} standalone>
                      {link.label}
                    </TextLink>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
        </div>
        {end && <div className={css.end}>{end}</div>}
      </Container>
    </footer>
  );
}
