import { currencyName } from '#contract/currency';
import { shownMoney } from '#contract/money-format';
import { productHeadings } from '#contract/nouns/product';
import { productFields } from '#contract/product-fields';
import { supportPackages } from '#contract/support-packages';
import { maxUploadBytes } from '#contract/uploads';
import { exactMoney } from '../format/money.ts';

const maxUploadMegabytes = maxUploadBytes / 1024 / 1024;

/** Texts of the Products tab. */
export const products = {
  label: 'Products',
  loading: 'Loading products...',
  empty: 'No products found',
  none: {
    title: 'No products yet',
    detail: 'Create one to sell it on the storefront.',
  },
  placeholder: 'Title or description',
  columns: {
    id: productHeadings.id,
    title: productHeadings.title,
    category: productHeadings.category,
    price: productHeadings.price,
    status: productHeadings.active,
    featured: productHeadings.featured,
    created: productHeadings.createdAt,
  },
  feature: (title: string) => `Feature ${title}`,
  noCategory: 'No category',
  notShown: 'Not shown',
  featured: (title: string) => `${title} is featured on the home page.`,
  featuredLater: (title: string) => `${title} will be featured on the home page once it’s active.`,
  unfeatured: (title: string) => `${title} is no longer featured.`,
  demoDown: 'Demo down',
  add: 'Add Product',
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  activate: 'Activate',
  deactivate: 'Deactivate',
  archive: 'Archive',
  archived: (title: string) =>
    `${title} is no longer offered. Find it with the status Archived. Paid orders aren’t affected. Open payment pages were closed.`,
  unarchive: 'Unarchive',
  unarchived: (title: string, isActive: boolean) =>
    isActive ? `${title} is for sale again.` : `${title} is back in the list, and inactive.`,
  success: 'Success',
  error: 'Error',
  reorder: 'Reorder',
  renameCategory: 'Rename category',
  remove: 'Delete',
  removeOf: (title: string) => `Delete ${title}`,
} as const;

export const productForm = {
  delete: 'Delete…',
  add: 'Add Product',
  edit: 'Edit Product',
  more: 'More',
  audit: 'View in audit log',
  duplicate: 'Duplicate',
  duplicateTitle: 'Duplicate Product',
  copyOf: (title: string) => `Copy of ${title}`,
  thumbnailHint: 'Best at 16:10. Leave empty for no image.',
  upload: 'Or upload an image',
  uploadHint: `PNG, JPEG, WebP or GIF, up to ${maxUploadMegabytes} MB.`,
  choosePicture: 'Choose image…',
  dropPicture: 'or drop it here',
  uploading: 'Uploading...',
  uploaded: (file: string) => `${file} uploaded`,
  tooLarge: `This file is larger than ${maxUploadMegabytes} MB. Choose a smaller one.`,
  optional: 'optional',
  picturesHint: (max: number) => `Shown on the product’s page, up to ${max}.`,
  addPicture: 'Add a picture',
  alt: (place: number) => `Description of picture ${place}`,
  altHint: 'What it shows, for people who can’t see it.',
  up: 'Move up',
  upOf: (place: number) => `Move up: picture ${place}`,
  down: 'Move down',
  downOf: (place: number) => `Move down: picture ${place}`,
  removePicture: 'Remove',
  removePictureOf: (place: number) => `Remove picture ${place}`,
  categoryHint: 'Shoppers can filter by category once the catalog has nine websites.',
  categoryPlaceholder: 'Choose or type a new one',
  demoDown: (moment: string) => `Not responding since ${moment}.`,
  get priceHint() {
    return `Per month, in ${currencyName(shownMoney().currency)}.`;
  },
  activeHint: 'visible and available for purchase',
  featuredHint: 'shown at the top of the home page, up to four',
  tooManyFeatured: (shown: string, hidden: string) =>
    `The home page shows the first four in catalog order: ${shown}. Not shown: ${hidden}.`,
  noAnnual: 'Leave empty for no annual plan.',
  annualOffered: (saved: number) =>
    saved === 0
      ? 'Offered at checkout. Costs the same as paying monthly.'
      : `Offered at checkout. Saves ${exactMoney(saved)} a year.`,
  annualPlansOff: 'Not offered: annual plans are turned off in the settings.',
  annualTooHigh: (twelveMonths: number) =>
    `Not offered at checkout: paying monthly for a year costs less, ${exactMoney(twelveMonths)}.`,
  supportHint: 'Selected packages are included at no charge. Customers can still buy the others.',
  freeHint: `${supportPackages.none.name} or ${supportPackages.migration.name}`,
  perMonth: (cents: number) => `otherwise ${exactMoney(cents)} a month`,
  preview: 'Preview',
  hidden: 'Shoppers can’t see this product because it’s inactive.',
  untitled: 'New website',
  cancel: 'Cancel',
  create: 'Create Product',
  update: 'Update Product',
  saving: 'Saving...',
  created: { title: 'Success', description: 'Product created successfully' },
  updated: { title: 'Success', description: 'Product updated successfully' },
  error: 'Error',
} as const;

/** What the product's own page says about the website. */
export const productDetailsForm = {
  section: 'Product page',
  lead: 'What shoppers read about this website on its page. Empty parts aren’t shown.',
  pages: 'Pages and sections',
  page: (number: number) => `Page ${number}`,
  name: 'Page name',
  sections: 'Sections',
  onePerLine: 'one per line',
  add: 'Add page',
  remove: (page: string) => `Remove ${page}`,
  changes: 'Yours to change',
  changesHint: 'What customers can change themselves, one per line.',
  goodFor: 'Good for',
  goodForHint: 'The businesses this design suits, one per line.',
  longLine: (line: string, max: number) =>
    `“${line.slice(0, 30)}…” is longer than ${max} characters. Shorten it.`,
  tooMany: (max: number) => `Enter up to ${max} lines.`,
} as const;

/** What customers are asked for after they buy the website. */
export const productBriefForm = {
  section: productFields.briefSections.label,
  lead: 'The texts and pictures that customers are asked for after they buy this website. Changes apply to customers who haven’t opened their brief yet.',
  standard: (titles: string) => `Customers are asked for the standard sections: ${titles}.`,
  useStandard: 'Edit the standard sections',
  add: 'Add section',
  unnamed: (number: number) => `Section ${number}`,
  name: 'Section name',
  nameHint: 'As customers know it from the demo.',
  hint: 'What it’s for',
  texts: (section: string) => `Texts of ${section}`,
  text: (number: number) => `Text ${number}`,
  addText: 'Add text',
  addTextOf: (section: string) => `Add text to ${section}`,
  label: 'What to write',
  example: 'Example',
  max: 'Maximum length',
  maxHint: 'In characters.',
  optional: 'Optional',
  optionalHint: 'the website works without it',
  picturesMax: 'Pictures',
  picturesMaxHint: (max: number) => `How many customers may add, from 0 to ${max}.`,
  picturesHint: 'Which pictures work well',
  upTo: (max: number, hint: string) =>
    [max === 1 ? 'one picture' : `up to ${max} pictures`, hint].filter(Boolean).join(', '),
  up: 'Move up',
  upOf: (row: string) => `Move up: ${row}`,
  down: 'Move down',
  downOf: (row: string) => `Move down: ${row}`,
  moved: (row: string, place: number, count: number) =>
    `${row} moved to position ${place} of ${count}`,
  remove: 'Remove',
  removeOf: (row: string) => `Remove ${row}`,
} as const;

/** The dialog that sorts the catalog. */
export const productOrder = {
  title: 'Reorder catalog',
  lead: 'Shoppers see the websites in this order. On the home page, featured websites are at the top and again at the end of the catalog. Changes are saved immediately.',
  label: 'Websites in catalog order',
  up: 'Move up',
  upOf: (title: string) => `Move up: ${title}`,
  down: 'Move down',
  downOf: (title: string) => `Move down: ${title}`,
  moved: (title: string, place: number, count: number) =>
    `${title} moved to position ${place} of ${count}`,
  loading: 'Loading products...',
  failed: 'Couldn’t load the catalog',
  close: 'Done',
} as const;

export const categoryRename = {
  title: 'Rename category',
  lead: 'The new name is used for all products in the category. Use the name of another category to merge both.',
  from: 'Category',
  choose: 'Choose a category',
  to: 'New name',
  cancel: 'Cancel',
  submit: 'Rename category',
  saving: 'Saving...',
  empty: 'No product has a category yet. Edit a product to add one.',
  done: { title: 'Success', description: 'Category renamed' },
} as const;

export const productConflict = {
  title: (by: string | null, moment: string) =>
    `${by ?? 'Another admin'} changed this product on ${moment}`,
} as const;

export const productDeletion = {
  title: 'Delete Product',
  question: (title: string) =>
    `Are you sure? This will permanently delete the product "${title}". This action cannot be undone.`,
  orders: 'Existing orders keep the title and price they were sold at.',
  archiveInstead: 'To offer it again later, archive it instead.',
  confirm: 'Delete',
  pending: 'Deleting...',
  cancel: 'Cancel',
  removed: { title: 'Success', description: 'Product deleted successfully' },
  error: 'Error',
} as const;
