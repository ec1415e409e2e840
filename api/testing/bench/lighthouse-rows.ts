import { spawn } from 'bun';
import { median, notMeasured, type Row, type Unit } from './row.ts';
import { onAllCores } from './server-process.ts';
import type { BenchShop } from './shop.ts';

type Audit = 'largest-contentful-paint' | 'total-blocking-time' | 'cumulative-layout-shift';
type Report = {
  categories: { performance: { score: number } };
  audits: Record<Audit, { numericValue: number }>;
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
  const executable = Bun.which('lighthouse');
  if (!executable)
    return pages.map(([name]) => notMeasured(`${name}, phone`, 'install lighthouse'));
  const rows: Row[] = [];
  for (const [name, path, lcpMs] of pages) {
    const reports: Report[] = [];
    for (let run = 0; run < (quick ? 1 : runs); run++) {
      const url = shop.server().url + path;
      // Chromium fails now and then on a busy machine.
      const again = () => runLighthouse(executable, url);
      reports.push(await again().catch(again));
    }
    const audit = (id: Audit) => median(reports.map(({ audits }) => audits[id].numericValue));
    const score = median(reports.map(({ categories }) => categories.performance.score)) * 100;
    const row = (what: string, measured: number, unit: Unit, bound: number): Row => ({
      name: `${name}, phone: ${what}`,
      ...{ measured, unit, bound },
    });
    rows.push(
      row('largest contentful paint', audit('largest-contentful-paint'), 'ms', lcpMs),
      row('total blocking time', audit('total-blocking-time'), 'ms', 50),
      row('cumulative layout shift', round(audit('cumulative-layout-shift')), '', 0),
      { ...row('score', score, 'points', 100), atLeast: true },
    );
  }
  return rows;
}

/** To two decimals: shifts below that are not visible. */
function round(shift: number): number {
  return Math.round(shift * 100) / 100;
}

async function runLighthouse(executable: string, url: string): Promise<Report> {
  const chrome = '--chrome-flags=--headless=new --no-sandbox --disable-gpu';
  const options = ['--quiet', '--output=json', '--only-categories=performance', chrome];
  const child = spawn([...onAllCores, executable, url, ...options], { stderr: 'pipe' });
  const output = await new Response(child.stdout).text();
  if ((await child.exited) !== 0) throw new Error(await new Response(child.stderr).text());
  return JSON.parse(output);
}
