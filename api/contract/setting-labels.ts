import { type AuditedField, nameIn } from './noun.ts';
import { supportName } from './support-packages.ts';

/** What forms, histories and the audit log call each setting and each text of an email. */
export const settingLabels = {
  'brand.name': 'Name',
  'brand.tagline': 'Tagline',
  'brand.description': 'Description',
  'brand.logo': 'Logo',
  'brand.logoDark': 'Logo, dark theme',
  'brand.logoOnly': 'The logo contains the name',
  'brand.headlines': 'Headline font',
  'brand.text': 'Text font',
  'brand.accent': 'Accent color, light theme',
  'brand.accentDark': 'Accent color, dark theme',
  'support.regularPrice': `${supportName('regular')}, price per month`,
  'support.regularContent': `${supportName('regular')}, what it includes`,
  'support.expansionPrice': `${supportName('expansion')}, price per month`,
  'support.expansionContent': `${supportName('expansion')}, what it includes`,
  'support.migrationContent': `${supportName('migration')}, what it includes`,
  'claims.promises': 'Promises',
  'claims.figures': 'Figures',
  'claims.included': 'Included in every subscription',
  'claims.footer': 'Footer',
  'claims.offerPrice': 'Price per year',
  'claims.ratingValue': 'Rating',
  'claims.ratingCount': 'Reviews',
  'contact.businessHours': 'Business hours',
  'contact.salesHours': 'Response time for sales',
  'contact.supportHours': 'Response time for support',
  'contact.urgentHours': 'Response time for urgent requests',
  'contact.answerWithinHours': 'Promised answer time',
  'delivery.withinHours': 'Promised delivery',
  'delivery.averageHours': 'Average delivery that you claim',
  'delivery.credentialsHours': 'Access credentials within',
  'delivery.headline': 'Headline of the home page',
  'delivery.stepTimes': 'Time for each step',
  'features.discountCodes': 'Discount codes',
  'features.regularSupport': 'Regular Support',
  'features.expansionSupport': 'Expansion Support',
  'features.figures': 'Figures on the home page',
  'features.ratings': 'Rating in search results',
  'features.priceQuestions': 'Questions about the price on the home page',
  'features.annualPlans': 'Annual plans',
  'features.demoBar': 'Bar above demos',
  'features.singleSignOn': 'Single sign-on',
  'features.browserConfirmation': 'Use the browser’s confirmation for cancellations',
  'sender.name': 'Sender name',
  'sender.replyTo': 'Reply-to address',
  'sender.supportEmail': 'Support address',
  'reports.timeZone': 'Time zone',
  'currency.code': 'Currency',
  'tax.mode': 'Charge tax',
  'tax.unlisted': 'Countries without a rate',
  'tax.productTaxCode': 'Tax code of your products',
  'tax.behavior': 'Prices',
  'tax.sellerName': 'Business name',
  'tax.sellerAddress': 'Business address',
  'tax.sellerCountry': 'Business country',
  'tax.sellerNumber': 'Your tax number',
  'email.subject': 'Subject',
  'email.subjectAgain': 'Subject, after the first time',
  'email.subjectBack': 'Subject, problem resolved',
  'email.preview': 'Preview line',
  'email.previewBack': 'Preview line, problem resolved',
  'email.previewUndelivered': 'Preview line, not delivered',
  'email.title': 'Heading',
  'email.titleAgain': 'Heading, after the first time',
  'email.titleBack': 'Heading, problem resolved',
  'email.greeting': 'Greeting',
  'email.intro': 'Opening text',
  'email.introAgain': 'Opening text, after the first time',
  'email.introBack': 'Opening text, problem resolved',
  'email.introUndelivered': 'Opening text, not delivered',
  'email.body': 'Second text',
  'email.action': 'Button label',
  'email.actionAgain': 'Button label, after the first time',
} as const;

type Setting = keyof typeof settingLabels;

/** What a choice offers, by stored value. */
export const settingChoices = {
  'brand.headlines': { serif: 'Young Serif', text: 'Same as the text' },
  'brand.text': { grotesk: 'Hanken Grotesk', system: 'System font' },
  'tax.mode': {
    off: 'Don’t charge tax',
    rates: 'Use your own rates',
    provider: 'Use automatic tax',
  },
  'tax.unlisted': { no_tax: 'Sell without tax', no_sale: 'Don’t sell' },
  'tax.behavior': { exclusive: 'Tax is added to prices', inclusive: 'Prices include tax' },
} as const;

const auditedOtherwise: { [Name in Setting]?: Omit<Exclude<AuditedField, string>, 'label'> } = {
  'brand.logo': { unrecorded: true },
  'brand.logoDark': { unrecorded: true },
  'brand.headlines': { show: nameIn(settingChoices['brand.headlines']) },
  'brand.text': { show: nameIn(settingChoices['brand.text']) },
  'support.regularPrice': { kind: 'money' },
  'support.expansionPrice': { kind: 'money' },
  'sender.replyTo': { unrecorded: true },
  'sender.supportEmail': { unrecorded: true },
  'tax.mode': { show: nameIn(settingChoices['tax.mode']) },
  'tax.unlisted': { show: nameIn(settingChoices['tax.unlisted']) },
  'tax.behavior': { show: nameIn(settingChoices['tax.behavior']) },
  'reports.timeZone': { show: (zone) => zone.replaceAll('_', ' ') },
  'currency.code': { show: (code) => code.toUpperCase() },
};

/** How the audit log shows each setting. Of the texts of emails it only records that they changed. */
export const settingFields = Object.fromEntries(
  Object.entries(settingLabels).map(([name, label]) => {
    const otherwise = name.startsWith('email.') ? { unrecorded: true } : undefined;
    return [name, { label, ...(auditedOtherwise[name as Setting] ?? otherwise) }];
  }),
) as Record<Setting, AuditedField>;
