import { afterAll, expect, test } from 'bun:test';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DamagedSecret, loadSecret } from './secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));

afterAll(() => rmSync(folder, { recursive: true }));

test('creates a secret once, complete, and readable only by its owner', () => {
  writeFileSync(join(folder, 'session-secret.part'), 'left by a killed process');
  const secret = loadSecret(folder, 'session-secret');
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(loadSecret(folder, 'session-secret')).toBe(secret);
  expect(readdirSync(folder)).toEqual(['session-secret']);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

test.each(['', '\n', 'too short'])('never uses a damaged secret (%j)', (text) => {
  writeFileSync(join(folder, 'vault-key'), text);
  expect(() => loadSecret(folder, 'vault-key')).toThrow(DamagedSecret);
});
