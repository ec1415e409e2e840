import type { Tone } from '../../ui/palette.ts';

/** A row as an admin sees it, with amounts in cents and dates as timestamps. */
export type Project = {
  id: string;
  business: string;
  contact: string;
  status: ProjectStatus;
  paid: boolean;
  amountCents: number;
  deadline: string | null;
};

export type ProjectStatus = 'submitted' | 'in_progress' | 'review' | 'completed';

export const statuses: Record<ProjectStatus, { label: string; tone: Tone }> = {
  submitted: { label: 'Submitted', tone: 'info' },
  in_progress: { label: 'In progress', tone: 'caution' },
  review: { label: 'Review', tone: 'notice' },
  completed: { label: 'Completed', tone: 'positive' },
};
export const statusNames: readonly ProjectStatus[] = [
  'submitted',
  'in_progress',
  'review',
  'completed',
];

const places = [
  'Harbour',
  'Marsh',
  'Quay',
  'Alder',
  'Lantern',
  'Saltmarsh',
  'Northgate',
  'Juniper',
];
const trades = ['Bakery', 'Dental', 'Yoga', 'Joinery', 'Books', 'Physiotherapy', 'Florist'];
const people = ['Ada Marsh', 'Noor Haddad', 'Tomas Lind', 'Ines Faro', 'Wim Aalto', 'Greta Roth'];

/** Deterministic: the nth project is always the same. */
export function aProject(n: number): Project {
  const place = places[n % places.length] ?? '';
  const trade = trades[n % trades.length] ?? '';
  const person = people[n % people.length] ?? '';
  return {
    id: `ACC-2026-${String(1204 - n).padStart(4, '0')}`,
    business: `${place} ${trade}`,
    contact: person,
    status: statusNames[(n * 7) % statusNames.length] ?? 'submitted',
    paid: n % 5 !== 3,
    amountCents: 4900 + ((n * 7919) % 180) * 1000,
    deadline:
      n % 6 === 4 ? null : `2026-0${1 + (n % 3)}-${String(1 + ((n * 5) % 28)).padStart(2, '0')}`,
  };
}

export function projects(count: number): Project[] {
  return Array.from({ length: count }, (_, n) => aProject(n));
}

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

export function dollars(cents: number): string {
  return money.format(cents / 100);
}

export function dayOf(date: string | null): string | null {
  return date && day.format(new Date(date));
}
