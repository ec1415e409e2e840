import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const biome = 'node_modules/@biomejs/biome/bin/biome';
// The docs page shows this many characters per line.
const options = ['--stdin-file-path=stories/ui/example.tsx', '--line-width=76'];

/** Formats pieces of code with one run of Biome. Each is in a block, so that names don't clash. */
export async function formatAll(pieces: readonly string[]): Promise<string[]> {
  const formatting = promisify(execFile)(process.execPath, [biome, 'format', ...options]);
  formatting.child.stdin?.end(pieces.map((piece) => `{\n${piece}\n}\n`).join(''));
  const { stdout } = await formatting;
  return stdout.split(/^\}\n/m).slice(0, -1).map(unwrap);
}

function unwrap(block: string): string {
  const lines = block.split('\n').slice(1);
  const code = lines
    .map((line) => (line.startsWith('  ') ? line.slice(2) : line))
    .join('\n')
    .trimEnd();
  return code.endsWith('>;') ? code.slice(0, -1) : code;
}
