import { readFileSync } from 'node:fs';
import { readBunSummary, sum } from './tally.ts';

/** Adds up both runs of `.ci/run`; prints how many passed and how many failed. */
const [checks = '', postgres = ''] = process.argv
  .slice(2)
  .map((path) => readFileSync(path, 'utf8'));
const line = /^npm test: (\d+) passed, (\d+) failed$/m.exec(checks);
const broken = { passed: 0, failed: 1 };
const first = line ? { passed: Number(line[1]), failed: Number(line[2]) } : broken;
const total = sum([first, readBunSummary(postgres) ?? broken]);
console.info(`${total.passed} ${total.failed}`);
