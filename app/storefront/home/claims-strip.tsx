import { claims } from '#contract/claims';
import { Container } from '#ui/container';
import { Grid } from '#ui/grid';
import { Section } from '#ui/section';
import { Text } from '#ui/text';
import { home } from '../../copy/storefront.ts';

export function ClaimsStrip() {
  return (
    <Section label={home.claims} room="tight" ground="sunk">
      <Container>
        <Grid min="tile" gap="m" as="ul">
          {claims.strip.map((claim) => (
            <Text key={claim} size="small" tone="soft">
              {claim}
            </Text>
          ))}
        </Grid>
      </Container>
    </Section>
  );
}
