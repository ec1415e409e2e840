import { decimalFromCents } from '#db/values/money';
import { brand } from './brand.ts';
import {
  answerWithinHours,
  businessHours,
  claims,
  deliveryProcess,
  included,
  responseTimes,
} from './claims.ts';
import type { ShopSettings } from './shop-settings.ts';
import { supportPackages } from './support-packages.ts';
import { terms } from './terms.ts';

const [sales, support, urgent] = responseTimes;
const { migration, regular, expansion } = supportPackages;

/** The settings until an admin changes them. Free of schemas, because every page has it. */
export const defaultSettings: ShopSettings = {
  brand: {
    name: brand.name,
    tagline: brand.tagline,
    description: brand.description,
    accent: '#cd3503',
    accentDark: '#cd3503',
    logo: null,
    logoDark: null,
    logoOnly: false,
    headlines: 'serif',
    text: 'grotesk',
  },
  support: {
    regularPrice: decimalFromCents(regular.monthlyCents),
    expansionPrice: decimalFromCents(expansion.monthlyCents),
    migrationContent: [...migration.content],
    regularContent: [...regular.content],
    expansionContent: [...expansion.content],
  },
  claims: {
    promises: [...claims.promises],
    figures: [...claims.figures],
    included: [...included],
    footer: claims.footer,
    offerPrice: claims.offer.price,
    ratingValue: claims.rating.value,
    ratingCount: claims.rating.count,
  },
  contact: {
    businessHours,
    salesHours: sales.hours,
    supportHours: support.hours,
    urgentHours: urgent.hours,
    answerWithinHours,
  },
  delivery: {
    withinHours: terms.deliveryWithinHours,
    averageHours: terms.averageDeliveryHours,
    credentialsHours: terms.credentialsWithinHours,
    headline: claims.headline,
    stepTimes: deliveryProcess.map(({ time }) => time),
  },
  features: {
    discountCodes: true,
    regularSupport: true,
    expansionSupport: true,
    figures: true,
    ratings: true,
    priceQuestions: true,
    annualPlans: true,
    demoBar: true,
    singleSignOn: true,
    browserConfirmation: true,
  },
  sender: { name: '', replyTo: '', supportEmail: brand.supportEmail },
  reports: { timeZone: 'UTC' },
  currency: { code: 'usd' },
};
