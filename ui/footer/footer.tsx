import type { ReactNode } from 'react';
import { Container } from '../container/container.tsx';
import { TextLink } from '../link/link.tsx';
import * as css from './footer.css.ts';

/** A link in the footer. `newTab` is for other sites only. */
export type FooterLink = { label: string; href: string; newTab?: boolean };
/** A titled list of links. */
export type FooterGroup = { title: string; links: readonly FooterLink[] };

/** The parts of the footer, in reading order. */
export type FooterProps = {
  /** The brand and a sentence. */
  lead: ReactNode;
  /** Up to two lists of links. */
  groups: readonly FooterGroup[];
  /** The last line, for legal text. */
  end?: ReactNode;
};

/** The footer of every page: about us, more links, legal text. */
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
