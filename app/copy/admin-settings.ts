import type { SettingsSection } from '#contract/shop-settings';
import { supportName } from '#contract/support-packages';

/** Texts of the settings pages. */
export const settings = {
  title: 'Settings',
  lead: 'What customers see in your shop. Changes take effect immediately, and every version can be restored.',
  label: 'Sections',
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
    title: 'Analytics',
    lead: 'The time zone for charts, reports and date filters.',
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
  lead: 'Your changes aren’t saved. They’re still in the form. Compare the two versions:',
  same: 'Your changes aren’t saved, but their version is the same as yours.',
  theirs: 'Theirs',
  yours: 'Yours',
  load: 'Load their version',
  save: 'Save mine anyway',
} as const;

export const brandForm = {
  name: 'Name',
  nameHint: 'Shown at the top of every page, in search results, in emails and on the payment page.',
  tagline: 'Tagline',
  taglineHint: 'Follows the name at the end of text emails.',
  description: 'Description',
  descriptionHint: 'For search engines and for people who install your shop as an app.',
  accent: 'Accent color, light theme',
  accentHint: 'Colors Buy buttons, the mark beside your name and focus rings.',
  accentDark: 'Accent color, dark theme',
  accentDarkHint: 'Often a lighter shade of the same color.',
  logo: 'Logo',
  logoHint:
    'Replaces the mark beside your name. A PNG or WebP with a transparent background, up to 160 by 32 pixels on the page.',
  logoDark: 'Logo, dark theme',
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
  logoOnly: 'The logo contains the name',
  logoOnlyHint: 'Your name isn’t repeated beside it.',
  headlines: 'Headline font',
  headlineFonts: { serif: 'Young Serif', text: 'Same as the text' },
  text: 'Text font',
  textFonts: { grotesk: 'Hanken Grotesk', system: 'System font' },
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
  price: (name: string) => `${supportName(name)}, price per month`,
  priceHint: 'On an annual plan, twelve times as much once a year.',
  content: (name: string) => `${supportName(name)}, what it includes`,
  contentHint: 'One item per line.',
} as const;

export const claimsForm = {
  promises: { label: 'Promises', hint: 'Beside the headline of the home page. One per line.' },
  figures: {
    label: 'Figures',
    hint: 'On the home page, each starting with its number, such as “500+ websites built”. One per line.',
  },
  included: {
    label: 'Included in every subscription',
    hint: 'On product pages, in the checkout and in the answers about prices. One per line.',
  },
  footer: { label: 'Footer', hint: 'Below your name at the end of every page.' },
  offerPrice: {
    label: 'Price per year',
    hint: 'In US dollars, for search engines: what a website costs.',
  },
  ratingValue: { label: 'Rating', hint: 'For search engines, from 1 to 5, such as 4.9.' },
  ratingCount: { label: 'Reviews', hint: 'How many reviews the rating is made of.' },
} as const;

export const contactForm = {
  businessHours: { label: 'Business hours', hint: 'On the Support Center page.' },
  salesHours: { label: 'Response time for sales', hint: 'In hours, on the Support Center page.' },
  supportHours: { label: 'Response time for support', hint: 'In hours.' },
  urgentHours: { label: 'Response time for urgent requests', hint: 'In hours.' },
  answerWithinHours: {
    label: 'Promised answer time',
    hint: 'In hours, in the confirmation of a request and its email.',
  },
} as const;

export const deliveryForm = {
  withinHours: {
    label: 'Promised delivery',
    hint: 'In hours from the payment. New orders are due by then. Existing orders keep their deadline.',
  },
  averageHours: { label: 'Average delivery', hint: 'In hours, in the answers to questions.' },
  credentialsHours: {
    label: 'Access credentials within',
    hint: 'In hours, such as 24-48. On the home page, in search results and in the receipt.',
  },
  headline: { label: 'Headline of the home page', hint: 'What you sell and how soon it’s ready.' },
  stepTimes: {
    label: 'Time for each step',
    hint: 'Four lines: requirements review, development, review and approval, production release.',
  },
} as const;

export const featuresForm = {
  discountCodes: {
    label: 'Discount codes',
    hint: 'Shows a field for codes at checkout. Codes that are already applied keep working.',
  },
  regularSupport: {
    label: 'Regular Support',
    hint: 'New orders and plan changes can choose it. Existing subscriptions keep it.',
  },
  expansionSupport: {
    label: 'Expansion Support',
    hint: 'New orders and plan changes can choose it. Existing subscriptions keep it.',
  },
  figures: { label: 'Figures on the home page', hint: 'The strip with your numbers.' },
  ratings: {
    label: 'Rating in search results',
    hint: 'Search engines can show stars for your shop.',
  },
  priceQuestions: {
    label: 'Questions about the price on the home page',
    hint: 'The Support Center has its own questions.',
  },
  annualPlans: {
    label: 'Annual plans',
    hint: 'New orders and plan changes can choose them, for websites with an annual price. Existing subscriptions keep theirs.',
  },
  demoBar: {
    label: 'Bar above demos',
    hint: 'Switches the screen size and leads to the checkout. Without it, demos open on their own.',
  },
  singleSignOn: {
    label: 'Single sign-on',
    hint: 'Customers can use the login provider that is set up on your server. Without it, they sign in with their password; those without one can reset it.',
  },
  browserConfirmation: {
    label: 'Use the browser’s confirmation for cancellations',
    hint: 'When off, a dialog shows the order and what will happen.',
  },
} as const;

export const senderForm = {
  name: { label: 'Sender name', hint: 'Leave empty to use your shop’s name.' },
  replyTo: {
    label: 'Reply-to address',
    hint: 'Where replies go. Leave empty to use the support address.',
  },
  supportEmail: {
    label: 'Support address',
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
    label: 'Time zone',
    hint: 'Days in charts, reports and date filters start at midnight in this time zone. Dates elsewhere follow the viewer’s own time zone.',
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
    title: 'The terms and your claims mention delivery times, too',
    text: 'They don’t change with this form. Make sure that they say the same.',
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
