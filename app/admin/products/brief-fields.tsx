import { defaultBriefSections } from '#contract/brief-fields';
import { briefLimits } from '#contract/brief-sections';
import { Button } from '#ui/button';
import { Disclosure } from '#ui/disclosure';
import { Inline } from '#ui/inline';
import { Stack } from '#ui/stack';
import { Text } from '#ui/text';
import { productBriefForm as copy } from '../../copy/admin-products.ts';
import type { FormErrors } from '../../shell/use-form.ts';
import { type SectionDraft, sectionDraftsOf } from './brief-draft.ts';
import { BriefSectionRow } from './brief-section-row.tsx';
import { newText } from './brief-text-rows.tsx';
import { useRows } from './use-rows.ts';

type BriefFieldsProps = {
  /** The initial values; none: the product asks for the standard sections. */
  start: readonly SectionDraft[];
  errors: FormErrors;
};

/** What the brief asks for after a purchase, in the order of the design. */
export function BriefFields({ start, errors }: BriefFieldsProps) {
  const sections = useRows(start);
  const { rows } = sections;
  return (
    <Disclosure summary={copy.section}>
      <Stack gap="m">
        <Text size="small" tone="soft">
          {copy.lead}
        </Text>
        {rows.length === 0 && (
          <Text size="small">
            {copy.standard(defaultBriefSections.map(({ title }) => title).join(', '))}
          </Text>
        )}
        {rows.length > 0 && (
          <div>
            {rows.map((section, index) => (
              <BriefSectionRow
                key={section.row}
                ref={sections.refOf(section.row)}
                section={section}
                place={index + 1}
                count={rows.length}
                errors={errors}
                onMove={(step) => sections.move(index, step)}
                onRemove={() => sections.remove(index)}
              />
            ))}
          </div>
        )}
        <Inline>
          {rows.length === 0 && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => sections.append(...(sectionDraftsOf(defaultBriefSections) ?? []))}
            >
              {copy.useStandard}
            </Button>
          )}
          {rows.length < briefLimits.sections && (
            <Button
              ref={sections.add}
              variant="plain"
              size="small"
              icon="plus"
              onClick={() => sections.append(newSection())}
            >
              {copy.add}
            </Button>
          )}
        </Inline>
      </Stack>
    </Disclosure>
  );
}

function newSection(): Omit<SectionDraft, 'row'> {
  return {
    id: crypto.randomUUID(),
    title: undefined,
    hint: '',
    texts: [{ ...newText(), row: 0 }],
    pictures: { max: 0, hint: '' },
  };
}
