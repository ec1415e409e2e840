import { useRef } from 'react';
import { type BrandSettings, brandLengths } from '#contract/settings/brand';
import type { SectionSettings } from '#contract/shop-settings';
import { Checkbox } from '#ui/checkbox';
import { Columns } from '#ui/columns';
import { Heading } from '#ui/heading';
import { RadioGroup } from '#ui/radio-group';
import { Stack } from '#ui/stack';
import { TextArea } from '#ui/text-area';
import { TextField } from '#ui/text-field';
import { brandForm as copy } from '../../copy/admin-settings.ts';
import { checkBrand } from '../../document/brand-styles.ts';
import { BrandPreview } from './brand-preview.tsx';
import { LogoField } from './logo-field.tsx';
import { SectionForm } from './section-form.tsx';
import * as css from './settings.css.ts';
import { useSectionForm } from './use-section-form.ts';

type AccentFieldProps = {
  name: 'accent' | 'accentDark';
  label: string;
  description: string;
  value: string;
  error: string | undefined;
  onChange: (text: string) => void;
};

/** The shop's name, texts and accent, beside a preview of both themes. */
export function BrandForm({ settings }: { settings: SectionSettings<'brand'> }) {
  const section = useSectionForm({
    settings,
    toDraft: (brand) => ({ ...brand }),
    fromDraft: (draft) => draft,
  });
  const { draft, setField, errors } = section;
  const shown = useRef(settings.value);
  // A half-typed color has no preview yet.
  if (isColor(draft.accent) && isColor(draft.accentDark)) shown.current = draft;
  const { accent, accentDark } = shown.current;
  const findings = checkBrand({ accent, accentDark });
  const errorOf = (name: 'accent' | 'accentDark') =>
    errors[name] ?? findings.find(({ path }) => path === name)?.message;

  return (
    <SectionForm section={section}>
      <Columns split="aside" gap="xl">
        <Stack gap="m">
          <TextField
            label={copy.name}
            description={copy.nameHint}
            name="name"
            value={draft.name}
            onChange={({ currentTarget }) => setField('name', currentTarget.value)}
            autoComplete="off"
            maxLength={brandLengths.name}
            required
            error={errors.name}
          />
          <TextField
            label={copy.tagline}
            description={copy.taglineHint}
            name="tagline"
            value={draft.tagline}
            onChange={({ currentTarget }) => setField('tagline', currentTarget.value)}
            autoComplete="off"
            maxLength={brandLengths.tagline}
            required
            error={errors.tagline}
          />
          <TextArea
            label={copy.description}
            description={copy.descriptionHint}
            name="description"
            value={draft.description}
            onChange={({ currentTarget }) => setField('description', currentTarget.value)}
            rows={3}
            maxLength={brandLengths.description}
            count
            required
            error={errors.description}
          />
          <LogoField
            label={copy.logo}
            description={copy.logoHint}
            logo={draft.logo}
            error={errors.logo}
            onChange={(logo) => setField('logo', logo)}
          />
          <LogoField
            label={copy.logoDark}
            description={copy.logoDarkHint}
            logo={draft.logoDark}
            error={errors.logoDark}
            onChange={(logo) => setField('logoDark', logo)}
          />
          {(draft.logo || draft.logoDark) && (
            <Checkbox
              label={copy.logoOnly}
              description={copy.logoOnlyHint}
              name="logoOnly"
              checked={draft.logoOnly}
              onChange={({ currentTarget }) => setField('logoOnly', currentTarget.checked)}
            />
          )}
          <RadioGroup
            label={copy.headlines}
            name="headlines"
            orientation="horizontal"
            options={optionsOf(copy.headlineFonts)}
            value={draft.headlines}
            onValueChange={(value) => setField('headlines', value as BrandSettings['headlines'])}
          />
          <RadioGroup
            label={copy.text}
            description={copy.textHint}
            name="text"
            orientation="horizontal"
            options={optionsOf(copy.textFonts)}
            value={draft.text}
            onValueChange={(value) => setField('text', value as BrandSettings['text'])}
          />
          <AccentField
            label={copy.accent}
            description={copy.accentHint}
            name="accent"
            value={draft.accent}
            onChange={(text) => setField('accent', text)}
            error={errorOf('accent')}
          />
          <AccentField
            label={copy.accentDark}
            description={copy.accentDarkHint}
            name="accentDark"
            value={draft.accentDark}
            onChange={(text) => setField('accentDark', text)}
            error={errorOf('accentDark')}
          />
        </Stack>
        <Stack gap="s">
          <Heading level={3} size={4}>
            {copy.preview}
          </Heading>
          <BrandPreview brand={{ ...draft, accent, accentDark }} />
        </Stack>
      </Columns>
    </SectionForm>
  );
}

function optionsOf(titles: Record<string, string>) {
  return Object.entries(titles).map(([value, title]) => ({ value, title }));
}

/** A color, typed or picked. */
function AccentField({ value, onChange, ...field }: AccentFieldProps) {
  return (
    <TextField
      {...field}
      value={value}
      autoComplete="off"
      maxLength={7}
      required
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      action={
        <input
          type="color"
          aria-label={copy.pick(field.label)}
          value={isColor(value) ? value.toLowerCase() : '#808080'}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
          className={css.picker}
        />
      }
    />
  );
}

function isColor(text: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(text.trim());
}
