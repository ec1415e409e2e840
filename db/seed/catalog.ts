import { sql } from 'drizzle-orm';
import type { Db } from '../client.ts';
import { products } from '../schema/products.ts';
import { briefSections } from './brief-sections.ts';
import { websiteDetails } from './website-details.ts';
import { picturesOf } from './website-pictures.ts';

type Website = {
  slug: string;
  title: string;
  category: string;
  description: string;
  monthly: number;
  annual: number | null;
  featured?: boolean;
  active?: boolean;
};

/** Nine websites from $19 to $79 a month, seven with an annual plan, four featured, one inactive. */
export const websites: readonly Website[] = [
  {
    slug: 'saltmarsh',
    title: 'Saltmarsh',
    category: 'Food and drink',
    description:
      'For restaurants: this week’s menu, the dining room, the suppliers, and a reservation one call away.',
    monthly: 3900,
    annual: 19900,
    featured: true,
  },
  {
    slug: 'crane-hollis',
    title: 'Crane & Hollis',
    category: 'Professional services',
    description:
      'For law firms: practice areas, people and fees explained plainly, so the first call is about the case.',
    monthly: 7900,
    annual: 19900,
    featured: true,
  },
  {
    slug: 'ebbe',
    title: 'Ebbe',
    category: 'Health and wellness',
    description:
      'For yoga and movement studios: a timetable that works on a phone, teachers, prices and the first visit.',
    monthly: 2900,
    annual: 19900,
    featured: true,
  },
  {
    slug: 'ines-varga',
    title: 'Ines Varga',
    category: 'Photography',
    description:
      'For photographers: full-bleed series that load fast, commissions and prints, with nothing in the way.',
    monthly: 1900,
    annual: 19900,
    featured: true,
  },
  {
    slug: 'rye-ember',
    title: 'Rye & Ember',
    category: 'Food and drink',
    description: 'For bakeries: what’s fresh and when, standing orders, markets and opening hours.',
    monthly: 2900,
    annual: 19900,
  },
  {
    slug: 'northgate-dental',
    title: 'Northgate Dental',
    category: 'Health and wellness',
    description:
      'For dental practices: treatments with prices, the first visit step by step, and care for anxious patients.',
    monthly: 5900,
    annual: 19900,
  },
  {
    slug: 'fivebar',
    title: 'Fivebar',
    category: 'Software',
    description:
      'For software companies: the product in one picture, what it leaves out on purpose, pricing and a changelog.',
    monthly: 4900,
    annual: 19900,
  },
  {
    slug: 'alder-joinery',
    title: 'Alder Joinery',
    category: 'Trades',
    description:
      'For makers and trades: finished work, materials, lead times and honest starting prices.',
    monthly: 1900,
    annual: null,
  },
  {
    slug: 'marlow-house',
    title: 'Marlow House',
    category: 'Guest houses',
    description:
      'For guest houses: rooms with prices, breakfast, directions and walks from the front door.',
    monthly: 4900,
    annual: null,
    active: false,
  },
];

/** Fills a shop that never had a product. Answers whether it did. */
export async function seedCatalog(db: Db, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`lock table products in exclusive mode`);
    const [sequence] = await tx
      .select({ used: sql<boolean>`is_called` })
      .from(sql`products_id_seq`);
    if (sequence?.used) return false;
    await tx.insert(products).values(
      websites.map((website, index) => ({
        title: website.title,
        category: website.category,
        description: website.description,
        thumbnail: `/thumbnails/${website.slug}-960.webp`,
        pictures: picturesOf(website.slug),
        details: websiteDetails[website.slug] ?? null,
        briefSections: briefSections[website.slug] ?? null,
        demoUrl: `/demos/${website.slug}/`,
        monthlyPrice: website.monthly,
        annualPrice: website.annual,
        featured: website.featured ?? false,
        active: website.active ?? true,
        createdAt: new Date(now.getTime() - index * 1000),
      })),
    );
    // The order here is the order on the screen.
    await tx.execute(sql`
      update products set position = sorted.position
      from (select id, row_number() over (order by created_at, id) as position from products) as sorted
      where products.id = sorted.id`);
    return true;
  });
}
