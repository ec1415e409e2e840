import { currencyName } from '#contract/currency';
import { settingChoices, settingLabels } from '#contract/setting-labels';
import type { SettingsSection } from '#contract/shop-settings';
import type { Currency } from '#db/values/currencies';

/** The pages that several sections share. */
export const settingsPages = {
  general: {
    title: 'General',
    lead: 'Who your shop is, when its days start and which currency it sells in.',
  },
  promises: {
    title: 'Promises',
    lead: 'How soon you answer and deliver, and what your pages claim.',
  },
  offer: { title: 'Packages and features', lead: 'What customers can choose and use.' },
  tax: { title: 'Tax', lead: 'Whether you charge tax, and which rates.' },
} as const;

/** Texts of the settings pages. */
export const settings = {
  /** A page of the settings, in a list of all pages. */
  pageOf: (title: string) => `Settings: ${title}`,
  title: 'Settings',
  lead: 'What customers see in your shop. Changes take effect immediately, and every version can be restored.',
  texts: 'Legal texts and emails',
  loading: 'Loading settings...',
  failed: 'Couldn’t load the settings',
  history: 'History',
  unchanged: 'Not changed yet',
  changed: (by: string, at: string) => `Changed by ${by} on ${at}`,
} as const;

export const settingsSections: Record<SettingsSection, { title: string; lead: string }> = {
  brand: {
    title: 'Brand',
    lead: 'Your shop’s name, description and color, on every page and in every email.',
  },
  support: {
    title: 'Support packages',
    lead: 'What each package costs and includes. Existing subscriptions keep the price that they were sold at.',
  },
  claims: {
    title: 'Claims',
    lead: 'The promises and figures on your pages, and your rating.',
  },
  contact: {
    title: 'Hours',
    lead: 'When you can be reached, and how soon you promise to answer.',
  },
  delivery: {
    title: 'Delivery promise',
    lead: 'How soon a website is ready, as pages, emails and deadlines say.',
  },
  features: {
    title: 'Features',
    lead: 'Turn optional parts of your shop on or off.',
  },
  sender: {
    title: 'Email sender',
    lead: 'Who your emails come from, and where customers write to you.',
  },
  reports: {
    title: 'Time zone',
    lead: 'When a day starts in charts, reports and date filters.',
  },
  currency: {
    title: 'Currency',
    lead: 'What all prices, orders and payments are in. Choose it before your first order.',
  },
  tax: {
    title: 'Tax on sales',
    lead: 'Who calculates tax, and what invoices say about you.',
  },
};

export const settingsForm = {
  save: 'Save changes',
  saving: 'Saving...',
  saved: { title: 'Settings saved', description: 'Visitors see the new version from now on.' },
  error: 'Couldn’t save the settings',
  discard: 'Discard changes',
  unsaved: 'You have unsaved changes.',
} as const;

export const settingsConflict = {
  title: (by: string | null, moment: string) =>
    `${by ?? 'Another admin'} changed these settings on ${moment}`,
} as const;

export const brandForm = {
  name: settingLabels['brand.name'],
  nameHint: 'Shown at the top of every page, in search results, in emails and on the payment page.',
  tagline: settingLabels['brand.tagline'],
  taglineHint: 'Follows the name at the end of text emails.',
  description: settingLabels['brand.description'],
  descriptionHint: 'For search engines and for people who install your shop as an app.',
  accent: settingLabels['brand.accent'],
  accentHint: 'Colors Buy buttons, the mark beside your name and focus rings.',
  accentDark: settingLabels['brand.accentDark'],
  accentDarkHint: 'Often a lighter shade of the same color.',
  logo: settingLabels['brand.logo'],
  logoHint:
    'Replaces the mark beside your name. A PNG or WebP with a transparent background, up to 160 by 32 pixels on the page.',
  logoDark: settingLabels['brand.logoDark'],
  logoDarkHint: 'For logos that are hard to see on a dark background.',
  optional: 'optional',
  chooseLogo: 'Choose image…',
  replaceLogo: 'Replace image…',
  dropLogo: 'or drop it here',
  uploading: 'Uploading...',
  removeLogo: 'Remove',
  removeLogoOf: (label: string) => `Remove: ${label.toLowerCase()}`,
  noLogo: 'None',
  logoOf: (width: number, height: number, name: string) => `${width} × ${height} px, ${name}`,
  yes: 'Yes',
  no: 'No',
  logoOnly: settingLabels['brand.logoOnly'],
  logoOnlyHint: 'Your name isn’t repeated beside it.',
  headlines: settingLabels['brand.headlines'],
  headlineFonts: settingChoices['brand.headlines'],
  text: settingLabels['brand.text'],
  textFonts: settingChoices['brand.text'],
  textHint: 'The system font makes pages load faster, because visitors already have it.',
  sampleHeadline: 'A headline on your pages',
  sampleText: 'A paragraph on your pages.',
  pick: (label: string) => `Pick: ${label.toLowerCase()}`,
  preview: 'Preview',
  light: 'Light theme',
  dark: 'Dark theme',
  sample: 'Buy Now',
} as const;

export const supportForm = {
  priceHint: 'On an annual plan, twelve times as much once a year.',
  contentHint: 'One item per line.',
} as const;

export const claimsForm = {
  promises: {
    label: settingLabels['claims.promises'],
    hint: 'Beside the headline of the home page. One per line.',
  },
  figures: {
    label: settingLabels['claims.figures'],
    hint: 'On the home page, each starting with its number, such as “500+ websites built”. One per line.',
  },
  included: {
    label: settingLabels['claims.included'],
    hint: 'On product pages, in the checkout and in the answers about prices. One per line.',
  },
  footer: {
    label: settingLabels['claims.footer'],
    hint: 'Below your name at the end of every page.',
  },
  offerPrice: {
    label: settingLabels['claims.offerPrice'],
    hint: 'For search engines: what a website costs.',
  },
  ratingValue: {
    label: settingLabels['claims.ratingValue'],
    hint: 'For search engines, from 1 to 5, such as 4.9.',
  },
  ratingCount: {
    label: settingLabels['claims.ratingCount'],
    hint: 'How many reviews the rating is made of.',
  },
} as const;

export const contactForm = {
  businessHours: {
    label: settingLabels['contact.businessHours'],
    hint: 'On the Support Center page.',
  },
  salesHours: {
    label: settingLabels['contact.salesHours'],
    hint: 'In hours, on the Support Center page.',
  },
  supportHours: { label: settingLabels['contact.supportHours'], hint: 'In hours.' },
  urgentHours: { label: settingLabels['contact.urgentHours'], hint: 'In hours.' },
  answerWithinHours: {
    label: settingLabels['contact.answerWithinHours'],
    hint: 'In hours, in the confirmation of a request and its email.',
  },
} as const;

export const deliveryForm = {
  withinHours: {
    label: settingLabels['delivery.withinHours'],
    hint: 'In hours from the payment. New orders are due by then; existing orders keep their deadline. When you change it, texts that you never edited say the new time: below, in your claims and in your description.',
  },
  averageHours: {
    label: settingLabels['delivery.averageHours'],
    hint: 'In hours, in the answers to questions. It’s neither the promise nor measured: make sure that you can back it up.',
  },
  credentialsHours: {
    label: settingLabels['delivery.credentialsHours'],
    hint: 'In hours, such as 24-48. On the home page, in search results and in the receipt.',
  },
  headline: {
    label: settingLabels['delivery.headline'],
    hint: 'What you sell and how soon it’s ready.',
  },
  stepTimes: {
    label: settingLabels['delivery.stepTimes'],
    hint: 'Four lines: requirements review, development, review and approval, production release.',
  },
} as const;

export const featuresForm = {
  discountCodes: {
    label: settingLabels['features.discountCodes'],
    hint: 'Shows a field for codes at checkout. Codes that are already applied keep working.',
  },
  regularSupport: {
    label: settingLabels['features.regularSupport'],
    hint: 'New orders and plan changes can choose it. Existing subscriptions keep it.',
  },
  expansionSupport: {
    label: settingLabels['features.expansionSupport'],
    hint: 'New orders and plan changes can choose it. Existing subscriptions keep it.',
  },
  figures: { label: settingLabels['features.figures'], hint: 'The strip with your numbers.' },
  ratings: {
    label: settingLabels['features.ratings'],
    hint: 'Search engines can show stars for your shop.',
  },
  priceQuestions: {
    label: settingLabels['features.priceQuestions'],
    hint: 'The Support Center has its own questions.',
  },
  annualPlans: {
    label: settingLabels['features.annualPlans'],
    hint: 'New orders and plan changes can choose them, for websites with an annual price. Existing subscriptions keep theirs.',
  },
  demoBar: {
    label: settingLabels['features.demoBar'],
    hint: 'Switches the screen size and leads to the checkout. Without it, demos open on their own.',
  },
  singleSignOn: {
    label: settingLabels['features.singleSignOn'],
    hint: 'Customers can use the login provider that is set up on your server. Without it, they sign in with their password; those without one can reset it.',
  },
  browserConfirmation: {
    label: settingLabels['features.browserConfirmation'],
    hint: 'When off, a dialog shows the order and what will happen.',
  },
} as const;

export const senderForm = {
  name: { label: settingLabels['sender.name'], hint: 'Leave empty to use your shop’s name.' },
  replyTo: {
    label: settingLabels['sender.replyTo'],
    hint: 'Where replies go. Leave empty to use the support address.',
  },
  supportEmail: {
    label: settingLabels['sender.supportEmail'],
    hint: 'At the end of every email, at checkout and on the legal pages. Emails to your team go there, too.',
  },
  inbox: 'In an inbox',
  sampleSubject: 'Your order ACC-2026-0001: Saltmarsh',
  samplePreview: 'Your order is confirmed. Next, tell us about your business.',
  replies: (address: string) => `Replies go to ${address}.`,
  address:
    'The address beside the name is set on the server (MAIL_FROM), which has to be allowed to send for it.',
  noServer: 'No mail server is set up, so emails don’t leave this server.',
} as const;

export const reportsForm = {
  timeZone: {
    label: settingLabels['reports.timeZone'],
    hint: 'Days in charts, reports and date filters start at midnight in this time zone. Dates elsewhere follow the viewer’s own time zone.',
  },
} as const;

export const currencyForm = {
  code: {
    label: settingLabels['currency.code'],
    hint: 'The currencies that your payment provider charges cards in.',
  },
  titleOf: (currency: Currency) => `${currency.toUpperCase()} (${currencyName(currency)})`,
} as const;

export const taxForm = {
  mode: {
    label: settingLabels['tax.mode'],
    hint: 'Your payment provider calculates automatic tax. Set it up in its dashboard first.',
    titles: settingChoices['tax.mode'],
  },
  unlisted: {
    label: settingLabels['tax.unlisted'],
    hint: 'What happens if someone orders from a country that isn’t in the table of rates.',
    titles: settingChoices['tax.unlisted'],
  },
  behavior: {
    label: settingLabels['tax.behavior'],
    hint: 'Applies to new orders. Sold ones keep what they have.',
    titles: settingChoices['tax.behavior'],
  },
  productTaxCode: {
    label: settingLabels['tax.productTaxCode'],
    hint: 'From the payment provider’s list of tax codes. Leave it empty to use the default of your account.',
  },
  sellerName: { label: settingLabels['tax.sellerName'], hint: 'On invoices and receipts.' },
  sellerAddress: { label: settingLabels['tax.sellerAddress'], hint: 'On invoices and receipts.' },
  sellerCountry: {
    label: settingLabels['tax.sellerCountry'],
    hint: 'Businesses in other countries of the EU owe the tax themselves if yours is in the EU, too.',
    none: 'Choose a country',
  },
  sellerNumber: {
    label: settingLabels['tax.sellerNumber'],
    hint: 'On invoices and receipts, such as DE123456789.',
  },
} as const;

/** What a section doesn't change by itself. */
export const sectionNotices = {
  support: {
    title: 'The terms mention these prices, too',
    text: 'They don’t change with this form. Make sure that both say the same.',
  },
  claims: {
    title: 'Make sure that you can back up every claim',
    text: 'Customers and authorities can ask you to.',
  },
  contact: {
    title: 'The terms mention business hours, too',
    text: 'They don’t change with this form. Make sure that both say the same.',
  },
  delivery: {
    title: 'The terms mention delivery times, too',
    text: 'They don’t change with this form. Make sure that both say the same.',
  },
  features: {
    title: 'Changes apply immediately',
    text: 'Open pages still show what you turn off until they’re reloaded, but it no longer works.',
  },
  sender: {
    title: 'Use addresses where you can receive email',
    text: 'The sender and the reply-to address also apply to emails that are waiting to be sent.',
  },
  reports: {
    title: 'Charts update within a few minutes',
    text: 'Every day is recalculated, including past ones. A payment near midnight may move to another day.',
  },
  currency: {
    title: 'Amounts keep their numbers',
    text: 'Amounts that you entered in prices, support packages, discounts and texts aren’t converted: 199 stays 199 in the new currency. Check them after the change. The terms name the currency, too.',
  },
  tax: {
    title: 'Sold orders keep their tax',
    text: 'A change applies to new orders. Those that were sold without tax stay without it.',
  },
  readTerms: 'Read the terms',
} as const;

export const settingsHistory = {
  title: (section: string) => `${section} history`,
  lead: 'Every version of these settings. Restoring one adds a new version, so nothing is lost.',
  loading: 'Loading versions...',
  failed: 'Couldn’t load the versions',
  empty: 'No changes yet',
  emptyHint: 'Each change appears here with its date, the admin who made it and the values before.',
  version: (version: number) => `Version ${version}`,
  current: 'Current',
  original: 'Original version',
  originalHint: 'The values that the shop came with.',
  by: (by: string, at: string) => `${by}, ${at}`,
  restored: (version: number) =>
    version === 0 ? 'Restored the original version' : `Restored version ${version}`,
  nothing: 'No values changed.',
  /** Read out where the eye sees an arrow. */
  became: 'changed to',
  restore: 'Restore',
  restoreOf: (name: string) => `Restore ${name.toLowerCase()}`,
  older: 'Show older versions',
  question: (name: string) => `Restore ${name.toLowerCase()}?`,
  explanation: 'Visitors see its values from now on. The current values stay in the history.',
  cancel: 'Cancel',
  restoring: 'Restoring...',
  done: { title: 'Version restored', description: 'Visitors see it from now on.' },
  error: 'Couldn’t restore this version',
} as const;
