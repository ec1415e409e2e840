import { expect, test } from 'bun:test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildInto, serverBuild } from './build-server.ts';

test('a stack of built code names the line of its source', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'built-'));
  try {
    const source = join(folder, 'failing.ts');
    writeFileSync(source, "// first\n// second\nconsole.info(new Error('failed').stack);\n");
    await buildInto(join(folder, 'out'), { ...serverBuild, entrypoints: [source] });
    const { stdout, stderr } = Bun.spawnSync([process.execPath, join(folder, 'out/failing.js')]);
    expect(stdout.toString()).toContain('failing.ts:3:');
    expect(stderr.toString()).toBe('');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
