import { claims } from '#contract/claims';
import { Container } from '#ui/container';
import { Section } from '#ui/section';
import { Text } from '#ui/text';
import { home } from '../../copy/storefront.ts';
import * as css from './claims-strip.css.ts';

export function ClaimsStrip() {
  return (
    <Section aria-label={home.claims} spacing="tight" background="sunk">
      <Container>
        <ul className={css.list}>
          {claims.strip.map((claim) => (
            <li key={claim}>
              <Text size="small" tone="soft">
                {claim}
              </Text>
            </li>
          ))}
        </ul>
      </Container>
    </Section>
  );
}
