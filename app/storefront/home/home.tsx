import { Columns } from '#ui/columns';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { priceQuestions } from '../../copy/price-questions.ts';
import { home, product } from '../../copy/storefront.ts';
import { useSettings } from '../../document/settings.tsx';
import { paths } from '../../paths.ts';
import { FaqItem } from '../../support/faq-item.tsx';
import { Catalog, type CatalogProps } from './catalog.tsx';
import * as css from './claims-strip.css.ts';
import { featuredProducts } from './featured.ts';
import { Hero } from './hero.tsx';
import { LaunchSteps } from './launch-steps.tsx';

const titleId = 'price-questions-title';

export function Home({ products, failed, onRetry }: CatalogProps) {
  const { features } = useSettings();
  const featured = failed ? [] : products && featuredProducts(products);
  return (
    <>
      <Hero featured={featured} />
      {features.figures && <ClaimsStrip />}
      <Catalog products={products} failed={failed} onRetry={onRetry} />
      <LaunchSteps />
      {features.priceQuestions && <PriceQuestions />}
    </>
  );
}

/** The claims that are figures, each read as one text. */
function ClaimsStrip() {
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

function PriceQuestions() {
  const settings = useSettings();
  return (
    <Section aria-labelledby={titleId} divided>
      <Container>
        <Columns split="wideLast" gap="xl">
          <Stack gap="xs" align="start">
            <Heading level={2} size={1} face="display" id={titleId}>
              {home.questions}
            </Heading>
            <Text tone="soft">{home.questionsLead}</Text>
            <TextLink href={paths.questions} standalone>
              {product.moreQuestions}
            </TextLink>
          </Stack>
          <div>
            {priceQuestions(settings).map((question) => (
              <FaqItem key={question.id} {...question} />
            ))}
          </div>
        </Columns>
      </Container>
    </Section>
  );
}
