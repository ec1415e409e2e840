import * as v from 'valibot';
import { decimalFromCents } from '#db/values/money';
import { type SettingsSection, settingsSections } from '#db/values/settings';
import { claims } from './claims.ts';
import { amountInput, instantText, lengths, line } from './fields.ts';
import { timeZones } from './time-zones.ts';

export type { SettingsSection } from '#db/values/settings';

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

/** The most that a support package may cost per month, in US cents. */
export const maxSupportCents = 10_000_00;

/** The most points of a support package, and the length of each in characters. */
export const contentLimits = { points: 12, length: 80 } as const;

const price = v.pipe(
  amountInput('A price can’t be negative.'),
  v.maxValue(maxSupportCents, 'Enter a price of at most $10,000.00.'),
  v.transform(decimalFromCents),
);

const content = v.pipe(
  v.array(v.pipe(v.string(), v.trim())),
  v.minLength(1, 'Enter at least one point.'),
  v.maxLength(contentLimits.points, `Enter at most ${contentLimits.points} points.`),
  v.check(
    (points) => points.every((point) => point !== '' && !/\p{Cc}/u.test(point)),
    'Enter one item per line.',
  ),
  v.check(
    (points) => points.every((point) => point.length <= contentLimits.length),
    `A point can have at most ${contentLimits.length} characters.`,
  ),
);

/** Prices per month, as "50.00". Without support and with advice only, nothing is charged. */
export const SupportSettings = v.object({
  regularPrice: price,
  expansionPrice: price,
  migrationContent: content,
  regularContent: content,
  expansionContent: content,
});
export type SupportSettings = v.InferOutput<typeof SupportSettings>;

const sentence = v.pipe(line(contentLimits.length), v.nonEmpty('Enter a text.'));

/**
 * What the shop claims; the operator must be able to prove all of it. `figures` start with their
 * number. The rating is for search engines.
 */
export const ClaimsSettings = v.object({
  promises: content,
  figures: content,
  included: content,
  footer: sentence,
  offerPrice: v.optional(
    v.pipe(line(9), v.regex(/^\d{1,6}(\.\d\d)?$/, 'Enter an amount, such as 199 or 199.50.')),
    claims.offer.price,
  ),
  ratingValue: v.pipe(
    line(3),
    v.regex(/^([1-4](\.\d)?|5(\.0)?)$/, 'Enter a rating from 1 to 5, such as 4.9.'),
  ),
  ratingCount: v.pipe(
    v.number('Enter how many reviews there are.'),
    v.integer('Enter a whole number.'),
    v.minValue(1, 'Enter how many reviews there are.'),
    v.maxValue(1_000_000, 'Enter at most 1,000,000.'),
  ),
});
export type ClaimsSettings = v.InferOutput<typeof ClaimsSettings>;

const hours = v.pipe(
  v.number('Enter a number of hours.'),
  v.integer('Enter whole hours.'),
  v.minValue(1, 'Enter at least 1 hour.'),
  v.maxValue(720, 'Enter at most 720 hours.'),
);

/** When the shop can be reached, and how soon it promises to answer, in hours. */
export const ContactSettings = v.object({
  businessHours: sentence,
  salesHours: hours,
  supportHours: hours,
  urgentHours: hours,
  answerWithinHours: hours,
});
export type ContactSettings = v.InferOutput<typeof ContactSettings>;

/** The steps between payment and delivery. */
export const deliverySteps = 4;

/**
 * The promised delivery. `withinHours` counts from the payment of new orders; orders keep the promise
 * they were paid with. `credentialsHours` is a range, such as "24-48".
 */
export const DeliverySettings = v.object({
  withinHours: hours,
  averageHours: hours,
  credentialsHours: v.pipe(
    line(12),
    v.regex(/^\d{1,3}(-\d{1,3})?$/, 'Enter hours, such as 24 or 24-48.'),
  ),
  headline: sentence,
  stepTimes: v.pipe(
    content,
    v.length(deliverySteps, `Enter ${deliverySteps} lines, one for each step.`),
  ),
});
export type DeliverySettings = v.InferOutput<typeof DeliverySettings>;

/** Which optional parts of the shop there are. What is off is refused by the server, too. */
export const FeaturesSettings = v.object({
  discountCodes: v.boolean(),
  regularSupport: v.boolean(),
  expansionSupport: v.boolean(),
  figures: v.boolean(),
  ratings: v.boolean(),
  priceQuestions: v.boolean(),
});
export type FeaturesSettings = v.InferOutput<typeof FeaturesSettings>;

/** The longest name that inboxes show in full. */
export const maxSenderName = 60;

const noAddress = 'Enter an email address, such as support@example.com.';
const address = v.pipe(line(lengths.email), v.toLowerCase(), v.email(noAddress));

/**
 * How emails are signed. Without a name, it is the shop's; without a reply address, replies go to
 * the support address, which customers also see on pages.
 */
export const SenderSettings = v.object({
  name: v.pipe(
    line(maxSenderName),
    v.check((name) => !/[<>"@]/.test(name), 'Enter a name without @, quotes and angle brackets.'),
  ),
  replyTo: v.pipe(
    line(lengths.email),
    v.toLowerCase(),
    v.check((text) => text === '' || v.is(address, text), noAddress),
  ),
  supportEmail: address,
});
export type SenderSettings = v.InferOutput<typeof SenderSettings>;

/** How the analytics count: a day starts at midnight there. */
export const ReportsSettings = v.object({
  timeZone: v.picklist(timeZones, 'Choose a time zone of the list.'),
});
export type ReportsSettings = v.InferOutput<typeof ReportsSettings>;

/** What admins can change about the shop, by section. */
export type ShopSettings = {
  brand: BrandSettings;
  support: SupportSettings;
  claims: ClaimsSettings;
  contact: ContactSettings;
  delivery: DeliverySettings;
  features: FeaturesSettings;
  sender: SenderSettings;
  reports: ReportsSettings;
};

export const settingsSchemas: {
  [Section in SettingsSection]: v.GenericSchema<unknown, ShopSettings[Section]>;
} = {
  brand: BrandSettings,
  support: SupportSettings,
  claims: ClaimsSettings,
  contact: ContactSettings,
  delivery: DeliverySettings,
  features: FeaturesSettings,
  sender: SenderSettings,
  reports: ReportsSettings,
};

const version = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Replaces a section. `version`: the one that the admin changed; 0 for the source's. */
export const SettingsChange = v.variant('section', [
  v.object({ section: v.literal('brand'), version, value: BrandSettings }),
  v.object({ section: v.literal('support'), version, value: SupportSettings }),
  v.object({ section: v.literal('claims'), version, value: ClaimsSettings }),
  v.object({ section: v.literal('contact'), version, value: ContactSettings }),
  v.object({ section: v.literal('delivery'), version, value: DeliverySettings }),
  v.object({ section: v.literal('features'), version, value: FeaturesSettings }),
  v.object({ section: v.literal('sender'), version, value: SenderSettings }),
  v.object({ section: v.literal('reports'), version, value: ReportsSettings }),
]);
export type SettingsChange = v.InferOutput<typeof SettingsChange>;

/** Makes an older version the newest again. `restore`: 0 is what the source says. */
export const SettingsRestore = v.object({
  section: v.picklist(settingsSections),
  version,
  restore: version,
});
export type SettingsRestore = v.InferOutput<typeof SettingsRestore>;

const about = {
  version: v.number(),
  /** Null for the source's. */
  changedBy: v.nullable(v.string()),
  changedAt: v.nullable(instantText),
};

/** The newest version of a section, with the source's values. */
export const CurrentSettings = v.variant('section', [
  v.object({
    section: v.literal('brand'),
    ...about,
    value: BrandSettings,
    defaults: BrandSettings,
  }),
  v.object({
    section: v.literal('support'),
    ...about,
    value: SupportSettings,
    defaults: SupportSettings,
  }),
  v.object({
    section: v.literal('claims'),
    ...about,
    value: ClaimsSettings,
    defaults: ClaimsSettings,
  }),
  v.object({
    section: v.literal('contact'),
    ...about,
    value: ContactSettings,
    defaults: ContactSettings,
  }),
  v.object({
    section: v.literal('delivery'),
    ...about,
    value: DeliverySettings,
    defaults: DeliverySettings,
  }),
  v.object({
    section: v.literal('features'),
    ...about,
    value: FeaturesSettings,
    defaults: FeaturesSettings,
  }),
  v.object({
    section: v.literal('sender'),
    ...about,
    value: SenderSettings,
    defaults: SenderSettings,
  }),
  v.object({
    section: v.literal('reports'),
    ...about,
    value: ReportsSettings,
    defaults: ReportsSettings,
  }),
]);
export type CurrentSettings = v.InferOutput<typeof CurrentSettings>;

/** The newest version of one section. */
export type SectionSettings<Section extends SettingsSection> = {
  section: Section;
  version: number;
  changedBy: string | null;
  changedAt: string | null;
  value: ShopSettings[Section];
  defaults: ShopSettings[Section];
};

/** Every section. */
export const SettingsList = v.array(CurrentSettings);

/** A version and the one before it, to compare. */
export const SettingsVersion = v.object({
  version: v.number(),
  changedBy: v.string(),
  changedAt: instantText,
  /** The version that this one restored. */
  restored: v.nullable(v.number()),
  before: v.record(v.string(), v.unknown()),
  value: v.record(v.string(), v.unknown()),
});
export type SettingsVersion = v.InferOutput<typeof SettingsVersion>;

/** Newest first. `before`: only versions older than this one. */
export const SettingsHistoryQuery = v.object({
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))),
});
export type SettingsHistoryQuery = v.InferOutput<typeof SettingsHistoryQuery>;

/** Up to {@link historyLength} versions. */
export const SettingsHistory = v.array(SettingsVersion);

export const historyLength = 50;
