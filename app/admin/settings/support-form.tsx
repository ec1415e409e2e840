import type { SectionSettings, SupportSettings } from '#contract/shop-settings';
import { supportName } from '#contract/support-packages';
import { Heading } from '#ui/heading';
import { TextLink } from '#ui/link';
import { MoneyField } from '#ui/money-field';
import { Notice } from '#ui/notice';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { supportForm as copy } from '../../copy/admin-settings.ts';
import { paths } from '../../paths.ts';
import { SectionForm } from './section-form.tsx';
import { useSectionForm } from './use-section-form.ts';

/** In the order of importance; a package without a price is free. */
const packages = [
  { name: 'regular', price: 'regularPrice', content: 'regularContent' },
  { name: 'expansion', price: 'expansionPrice', content: 'expansionContent' },
  { name: 'migration', content: 'migrationContent' },
] as const;

/** What the support packages cost and include. */
export function SupportForm({ settings }: { settings: SectionSettings<'support'> }) {
  const section = useSectionForm({ settings, toDraft, fromDraft });
  const { draft, setField, errors } = section;
  return (
    <SectionForm section={section}>
      <Notice
        tone="info"
        title={copy.terms}
        action={<TextLink href={`${paths.terms}#support-packages`}>{copy.readTerms}</TextLink>}
      >
        {copy.termsHint}
      </Notice>
      {packages.map(({ name, content, ...priced }) => (
        <Stack key={name} gap="m">
          <Heading level={2} size={4}>
            {supportName(name)}
          </Heading>
          {'price' in priced && (
            <MoneyField
              label={copy.price(name)}
              description={copy.priceHint}
              name={priced.price}
              value={draft[priced.price]}
              onValueChange={(text) => setField(priced.price, text)}
              required
              message={errors[priced.price]}
            />
          )}
          <TextArea
            label={copy.content(name)}
            description={copy.contentHint}
            name={content}
            value={draft[content]}
            onChange={({ currentTarget }) => setField(content, currentTarget.value)}
            rows={name === 'migration' ? 3 : 7}
            required
            message={errors[content]}
          />
        </Stack>
      ))}
    </SectionForm>
  );
}

type Draft = Record<keyof SupportSettings, string>;

/** Each list as lines. */
function toDraft(value: SupportSettings): Draft {
  return {
    ...value,
    migrationContent: value.migrationContent.join('\n'),
    regularContent: value.regularContent.join('\n'),
    expansionContent: value.expansionContent.join('\n'),
  };
}

function fromDraft(draft: Draft) {
  return {
    ...draft,
    migrationContent: readLines(draft.migrationContent),
    regularContent: readLines(draft.regularContent),
    expansionContent: readLines(draft.expansionContent),
  };
}

function readLines(text: string): string[] {
  return text
    .split('\n')
    .map((point) => point.trim())
    .filter(Boolean);
}
