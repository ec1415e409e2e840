import type { Noun } from '../noun.ts';

export const customerHeadings = {
  name: 'Name',
  email: 'Email',
  kind: 'Account',
  emailVerified: 'Verified',
  phone: 'Phone',
  orders: 'Orders',
  activeSubscriptions: 'Active',
  paid: 'Paid',
  createdAt: 'Since',
} as const;

export const customerKindNames = { account: 'Account', admin: 'Admin', guest: 'Guest' } as const;

export const customer = {
  name: 'Customers',
  acts: {
    viewed: 'Started viewing as customer',
    view_ended: 'Stopped viewing as customer',
    note_added: 'Added a note about customer',
    note_changed: 'Edited a note about customer',
    note_deleted: 'Deleted a note about customer',
    session_ended: 'Ended a session of customer',
    sessions_ended: 'Signed out everywhere: customer',
    billing_changed: 'Updated the billing details of customer',
    merged: 'Merged guests into customer',
    exported: 'Exported the data of customer',
    erased: 'Erased the data of customer',
  },
  fields: {
    note: { label: 'Note', unrecorded: true },
    billingDetails: { label: 'Billing details', unrecorded: true },
    guest: { label: 'Guest', kind: 'person' },
  },
  update: 'customer.changed',
  updatesItself: true,
  permissions: {
    'customers.note': {
      allows: 'Write notes about customers',
      roles: ['owner', 'manager', 'support', 'delivery'],
    },
    'customers.change': {
      allows: 'Change billing details of customers and end their sessions',
      roles: ['owner', 'manager', 'support'],
    },
    'customers.merge': {
      allows: 'Merge guests into an account',
      roles: ['owner', 'manager'],
      personal: true,
    },
    'customers.view_as': {
      allows: 'View the shop as a customer',
      roles: ['owner', 'manager', 'support'],
      personal: true,
    },
    'customers.export': {
      allows: 'Export a customer’s data',
      roles: ['owner', 'manager'],
      personal: true,
    },
    'customers.erase': { allows: 'Erase a customer’s data', roles: ['owner'], personal: true },
  },
} as const satisfies Noun;
