import { supportPackages } from '#contract/support-packages';
import { maxUploadBytes } from '#contract/uploads';
import { exactDollars } from '../format/money.ts';

const maxUploadMegabytes = maxUploadBytes / 1024 / 1024;

/** Texts of the Products tab. Some are quoted by the specification and must not change. */
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
  thumbnailHint: 'Best at 16:10. Leave empty for no image.',
  upload: 'Or upload an image',
  uploadHint: `PNG, JPEG, WebP or GIF, up to ${maxUploadMegabytes} MB.`,
  choosePicture: 'Choose image…',
  dropPicture: 'or drop it here',
  uploading: 'Uploading...',
  uploaded: (file: string) => `${file} uploaded`,
  tooLarge: `This file is larger than ${maxUploadMegabytes} MB. Choose a smaller one.`,
  optional: 'optional',
  demo: 'Demo URL',
  demoDown: (moment: string) => `Not responding since ${moment}.`,
  price: 'Price',
  priceHint: 'Per month, in US dollars.',
  active: 'Active',
  activeHint: 'visible and available for purchase',
  featured: 'Featured',
  featuredHint: 'shown at the top of the home page, up to four',
  tooManyFeatured: (shown: string, hidden: string) =>
    `The home page shows the newest four: ${shown}. Not shown: ${hidden}.`,
  annual: 'Annual price',
  noAnnual: 'Leave empty for no annual plan.',
  annualOffered: (saved: number) =>
    saved === 0
      ? 'Offered at checkout. Costs the same as paying monthly.'
      : `Offered at checkout. Saves ${exactDollars(saved)} a year.`,
  annualTooHigh: (twelveMonths: number) =>
    `Not offered at checkout: paying monthly for a year costs less, ${exactDollars(twelveMonths)}.`,
  support: 'Included support',
  supportHint: 'Selected packages are included at no charge. Customers can still buy the others.',
  freeHint: `${supportPackages.none.name} or ${supportPackages.migration.name}`,
  perMonth: (cents: number) => `otherwise ${exactDollars(cents)} a month`,
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

export const productConflict = {
  title: (by: string | null, moment: string) =>
    `${by ?? 'Another admin'} changed this product on ${moment}`,
  lead: 'Your changes weren’t saved. They’re still in the form. Compare the two versions:',
  same: 'Your changes weren’t saved, but their version is the same as yours.',
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
  orders: 'Existing orders keep the title and price they were sold at.',
  confirm: 'Delete',
  pending: 'Deleting...',
  cancel: 'Cancel',
  removed: { title: 'Success', description: 'Product deleted successfully' },
  error: 'Error',
} as const;
