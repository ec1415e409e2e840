import { spawn } from 'bun';
import { median, notMeasured, type Row } from './row.ts';
import { onAllCores } from './server-process.ts';
import type { BenchShop } from './shop.ts';

type Report = {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue: number }>;
};

const runs = 5;
/** Each page with the goal of its largest contentful paint. */
const pages: [name: string, path: string, lcpMs: number][] = [
  ['home', '/', 1000],
  ['product', '/products/1', 1200],
  ['product checkout', '/checkout/product/1', 1200],
  ['support', '/support', 1200],
  ['sign-in', '/auth', 1200],
  ['terms', '/terms-of-service', 1200],
];

/** Lighthouse’s default: a mid-range phone on slow 4G, simulated. */
export async function measureLighthouse(shop: BenchShop, quick: boolean): Promise<Row[]> {
  const lighthouse = Bun.which('lighthouse');
  if (!lighthouse) return [notMeasured('Lighthouse', 'install lighthouse')];
  const rows: Row[] = [];
  for (const [page, path, lcpMs] of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < (quick ? 1 : runs); run++) {
      const again = () => runLighthouse(lighthouse, shop.server().url + path);
      // Chromium fails now and then on a busy machine.
      reports.push(await again().catch(again));
    }
    const of = (id: string) => median(reports.map(({ audits }) => audits[id]?.numericValue ?? NaN));
    const score = median(reports.map(({ categories }) => categories.performance.score)) * 100;
    const shift = Math.round(of('cumulative-layout-shift') * 100) / 100;
    const [lcp, blocking] = [of('largest-contentful-paint'), of('total-blocking-time')];
    const name = `${page}, phone`;
    rows.push(
      { name: `${name}: largest contentful paint`, measured: lcp, unit: 'ms', bound: lcpMs },
      { name: `${name}: total blocking time`, measured: blocking, unit: 'ms', bound: 100 },
      { name: `${name}: cumulative layout shift`, measured: shift, unit: '', bound: 0 },
      { name: `${name}: score`, measured: score, unit: 'points', bound: 99, atLeast: true },
    );
  }
  return rows;
}

async function runLighthouse(lighthouse: string, url: string): Promise<Report> {
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const options = ['--quiet', '--output=json', '--only-categories=performance', chrome];
  const child = spawn([...onAllCores, lighthouse, url, ...options], { stderr: 'pipe' });
  const output = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(await new Response(child.stderr).text());
  return JSON.parse(output);
}
