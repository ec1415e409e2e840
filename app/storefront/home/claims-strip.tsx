import { Container } from '#ui/container';
import { Section } from '#ui/section';
import { home } from '../../copy/storefront.ts';
import { useSettings } from '../../document/settings.tsx';
import * as css from './claims-strip.css.ts';

/** The claims that are figures, each read as one text. */
export function ClaimsStrip() {
  const { claims } = useSettings();
  return (
    <Section aria-label={home.claims} spacing="tight" background="sunk">
      <Container>
        <ul className={css.list}>
          {claims.figures.map((claim) => {
            const [figure, ...label] = claim.split(' ');
            return (
              <li key={claim} className={css.claim}>
                <span className={css.figure}>{figure}</span>{' '}
                <span className={css.label}>{label.join(' ')}</span>
              </li>
            );
          })}
        </ul>
      </Container>
    </Section>
  );
}
