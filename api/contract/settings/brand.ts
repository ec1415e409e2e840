import * as v from 'valibot';
import { line } from '../fields.ts';

/** The maximum lengths of the brand's texts, in characters. */
export const brandLengths = { name: 40, tagline: 80, description: 300 } as const;

const color = v.pipe(
  line(7),
  v.toLowerCase(),
  v.regex(
    /^#[0-9a-f]{6}$/,
    'Enter a color as # and six digits or letters a to f, such as #cd3503.',
  ),
);

/** An uploaded picture with its size, which reserves its place on pages. */
const logo = v.nullish(
  v.object({
    url: v.pipe(
      v.string(),
      v.regex(/^\/uploads\/[0-9a-f]{32}-[1-9]\d{0,2}\.webp$/, 'Upload the logo again.'),
    ),
    width: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
    height: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000)),
  }),
  null,
);
export type Logo = NonNullable<v.InferOutput<typeof logo>>;

/**
 * The accent is the color of buy buttons, marks and focus rings, in the light and the dark theme. The
 * logo replaces the mark, and the name too where `logoOnly` is set; without a dark one, both themes
 * have the same. `text` headlines have the typeface of the text.
 */
export const BrandSettings = v.object({
  name: v.pipe(line(brandLengths.name), v.nonEmpty('Enter the name of your shop.')),
  tagline: v.pipe(line(brandLengths.tagline), v.nonEmpty('Enter a tagline.')),
  description: v.pipe(line(brandLengths.description), v.nonEmpty('Enter a description.')),
  accent: color,
  accentDark: color,
  logo,
  logoDark: logo,
  logoOnly: v.optional(v.boolean(), false),
  headlines: v.optional(v.picklist(['serif', 'text']), 'serif'),
  text: v.optional(v.picklist(['grotesk', 'system']), 'grotesk'),
});
export type BrandSettings = v.InferOutput<typeof BrandSettings>;
