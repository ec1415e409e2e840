import { mostUploadBytes } from '#contract/uploads';
import { exactDollars } from '../format/money.ts';

const mostUploadMegabytes = mostUploadBytes / 1024 / 1024;

/** Sentences of the admin's Products tab. Texts that the contract quotes keep their characters. */
export const products = {
  label: 'Products',
  loading: 'Loading products...',
  empty: 'No products found',
  placeholder: 'Title or description',
  columns: { id: 'ID', title: 'Title', price: 'Price', status: 'Status' },
  featured: 'Featured',
  notShown: 'Featured, not shown',
  demoDown: (day: string) => `Demo down since ${day}`,
  add: 'Add Product',
  edit: 'Edit',
  editOf: (title: string) => `Edit ${title}`,
  remove: 'Delete',
  removeOf: (title: string) => `Delete ${title}`,
} as const;

export const productForm = {
  add: 'Add Product',
  edit: 'Edit Product',
  title: 'Title',
  description: 'Description',
  thumbnail: 'Thumbnail URL',
  thumbnailHint: 'Best at 16:10. Leave it empty for none.',
  upload: 'Or a picture from this device',
  uploadHint: `PNG, JPEG, WebP or GIF, up to ${mostUploadMegabytes} MB.`,
  choosePicture: 'Choose picture…',
  dropPicture: 'or drop it here',
  uploading: 'Uploading...',
  uploaded: (file: string) => `${file} is uploaded.`,
  tooLarge: `That file is larger than ${mostUploadMegabytes} MB. Choose a smaller one.`,
  optional: 'optional',
  demo: 'Demo URL',
  demoDown: (moment: string) => `It has not answered since ${moment}.`,
  price: 'Price',
  priceHint: 'What a month costs.',
  active: 'Active',
  activeHint: 'visible and available for purchase',
  featured: 'Featured',
  featuredHint: 'at the top of the home page, four at most',
  tooManyFeatured: (shown: string, hidden: string) =>
    `The home page shows the newest four: ${shown}. Not shown: ${hidden}.`,
  annual: 'Annual price',
  noAnnual: 'Empty: there is no annual plan.',
  annualOffered: (saved: number) =>
    saved === 0
      ? 'Offered at checkout. It costs as much as twelve months.'
      : `Offered at checkout. It saves ${exactDollars(saved)} a year.`,
  annualTooHigh: (twelveMonths: number) =>
    `Not offered: twelve months cost ${exactDollars(twelveMonths)}.`,
  support: 'Included support',
  supportHint: 'What is ticked costs the customer nothing. All else can still be bought.',
  tiers: { free: 'Free', regular: 'Regular Support', expansion: 'Expansion Support' },
  freeHint: 'no support, or advice on moving',
  perMonth: (cents: number) => `${exactDollars(cents)} a month otherwise`,
  preview: 'As shoppers see it',
  hidden: 'Shoppers do not see it: it is not active.',
  untitled: 'New website',
  cancel: 'Cancel',
  create: 'Create Product',
  update: 'Update Product',
  saving: 'Saving...',
  created: { title: 'Success', description: 'Product created successfully' },
  updated: { title: 'Success', description: 'Product updated successfully' },
  error: 'Error',
} as const;

export const productConflict = {
  title: (by: string | null, moment: string) =>
    `${by ?? 'Another admin'} changed this product on ${moment}`,
  lead: 'Your changes were not saved. They are still in the form. Compare the two versions:',
  same: 'Your changes were not saved. Their version is the same as yours.',
  theirs: 'Theirs',
  yours: 'Yours',
  none: 'None',
  yes: 'Yes',
  no: 'No',
  load: 'Load their version',
  save: 'Save mine anyway',
} as const;

export const productDeletion = {
  title: 'Delete Product',
  question: (title: string) =>
    `Are you sure? This will permanently delete the product "${title}". This action cannot be undone.`,
  orders: 'Orders of it stay as they are, with the title and the price that they were sold at.',
  confirm: 'Delete',
  pending: 'Deleting...',
  cancel: 'Cancel',
  removed: { title: 'Success', description: 'Product deleted successfully' },
  error: 'Error',
} as const;
