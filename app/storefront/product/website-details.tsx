import type { ProductDetails } from '#contract/product-details';
import { Heading } from '#ui/heading';
import { List } from '#ui/list';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { productDetails as copy } from '../../copy/product-details.ts';
import * as css from './details.css.ts';

const titleId = 'pages-title';

/** The pages with their sections, what can be changed, and whom the design is good for. */
export function WebsiteDetails({ pages, changes, goodFor }: ProductDetails) {
  return (
    <Stack gap="xl">
      {pages.length > 0 && (
        <section aria-labelledby={titleId}>
          <Stack gap="m">
            <Heading level={2} id={titleId}>
              {copy.pages}
            </Heading>
            <ul className={css.pages}>
              {pages.map(({ name, sections }, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two pages may have the same name
                <li key={index} className={css.pageRow}>
                  <Text weight="strong">{name}</Text>
                  <Text tone="soft">{sections.join(', ')}</Text>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      )}
      {(changes.length > 0 || goodFor.length > 0) && (
        <div className={css.columns}>
          <Points title={copy.changes} items={changes} />
          <Points title={copy.goodFor} items={goodFor} />
        </div>
      )}
    </Stack>
  );
}

function Points({ title, items }: { title: string; items: readonly string[] }) {
  if (items.length === 0) return null;
  return (
    <section aria-label={title}>
      <Stack gap="s">
        <Heading level={3}>{title}</Heading>
        <List items={items} marker="check" />
      </Stack>
    </section>
  );
}
