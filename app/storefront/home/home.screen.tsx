import { ButtonLink } from '#ui/button';
import { Columns } from '#ui/columns';
import { Container } from '#ui/container';
import { Heading } from '#ui/heading';
import { Inline } from '#ui/inline';
import { TextLink } from '#ui/link';
import { Section } from '#ui/section';
import { Stack } from '#ui/stack';
import { Steps } from '#ui/steps';
import { Text } from '#ui/text';
import { priceQuestions } from '../../copy/price-questions.ts';
import { home, product, steps } from '../../copy/storefront.ts';
import { useProducts } from '../../data/products.ts';
import { useOrigin, useSettings } from '../../document/settings.tsx';
import { metadata } from '../../meta/metadata.ts';
import { organization } from '../../meta/organization.ts';
import { paths } from '../../paths.ts';
import { PageMeta } from '../../shell/page-meta.tsx';
import { FaqItem } from '../../support/faq-item.tsx';
import { productOffer } from '../catalog/product-offer.ts';
import { Catalog, type CatalogProps } from './catalog.tsx';
import * as css from './claims-strip.css.ts';
import { featuredProducts } from './featured.ts';
import { Hero } from './hero.tsx';

const stepsTitleId = 'steps-title';

const titleId = 'price-questions-title';

export function Component() {
  const { products, failed, onRetry } = useProducts();
  const origin = useOrigin();
  const settings = useSettings();
  return (
    <>
      <PageMeta
        {...metadata.home}
        title={settings.brand.tagline}
        structuredData={[
          organization(origin, settings),
          ...(products ?? []).map((product) => productOffer(product, origin, settings.brand.name)),
        ]}
      />
      <Home products={products} failed={failed} onRetry={onRetry} />
    </>
  );
}

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
    <Section aria-label={home.claims} spacing="small" background="sunk">
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

/** `/#requirements-form` links here. */
function LaunchSteps() {
  const { delivery, features } = useSettings();
  return (
    <Section id="requirements-form" aria-labelledby={stepsTitleId} divided>
      <Container>
        <Stack gap="xl">
          <Heading level={2} size={1} face="display" id={stepsTitleId}>
            {home.stepsTitle}
          </Heading>
          <Steps
            aria-label={home.stepsTitle}
            steps={steps(delivery.credentialsHours, features.annualPlans)}
            orientation="horizontal"
          />
          <Inline gap="s">
            <ButtonLink href={paths.products} size="large">
              {home.choose}
            </ButtonLink>
            <ButtonLink href={paths.support} variant="quiet" size="large">
              {home.sales}
            </ButtonLink>
          </Inline>
        </Stack>
      </Container>
    </Section>
  );
}
