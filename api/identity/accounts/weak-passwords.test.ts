import { describe, expect, test } from 'bun:test';
import { Failure } from '#api/http/failure';
import { personalWordsOf, refuseWeakPassword } from './weak-passwords.ts';

const ada = personalWordsOf({
  email: 'ada.l@byron.example',
  firstName: 'Ada',
  lastName: 'Lovelace',
  username: 'countess',
});

async function refusalOf(password: string, words = ada): Promise<string | null> {
  try {
    await refuseWeakPassword('password', password, words);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.details.errors?.[0]?.message ?? '';
    throw error;
  }
}

describe('refuses a weak password with advice:', () => {
  test.each([
    'Password123!',
    'letmein12345',
    'Sitewright2026',
    'S1tewright2026!',
    'sitewright sitewright',
    'passwordpassword',
    'AAAAAAAAAAAAAAAA',
    'P@ssw0rd2026',
    'Welcome2026!',
    'Summer2026!!',
    'qwertyuiop12',
    '1q2w3e4r5t6y',
    '1234567890123',
    'abcdefghijkl',
    'iloveyou2026',
    'michaeljordan23',
    'Ada Lovelace',
    'AdaLovelace2026',
    'Ada-Lovelace-1815',
    'ada.l@byron.example',
    'countess-1815!',
  ])('%s', async (password) => {
    const refusal = await refusalOf(password);
    expect(refusal).toMatch(/\. Use four or more unrelated words, or a password manager/);
    expect(refusal).not.toContain(password);
  });
});

test.each(['Sitewright2026', 'Ada-Lovelace-1815'])(
  'explains that %s is too similar to personal details',
  async (password) => {
    const refusal = await refusalOf(password);
    expect(refusal).toStartWith(
      'This password is too similar to your name, your email or the name of this',
    );
  },
);

describe('accepts', () => {
  test.each([
    'a long quiet evening',
    'correct horse battery staple',
    'xubqiv-Tuvgo2-cyfjet',
    'kX9#mQ2$vL7p',
    'Ada likes quiet evenings at sea',
    'ein Haus am stillen See',
    'тихий вечер у моря',
  ])('%s', async (password) => {
    expect(await refusalOf(password)).toBeNull();
  });
});

test('treats regular expression characters in a name as plain text', async () => {
  const words = personalWordsOf({ email: null, firstName: 'Ada (the .*)+', lastName: null });
  expect(await refusalOf('a long quiet evening', words)).toBeNull();
});

test('checks a password of the maximum length quickly', async () => {
  const before = performance.now();
  await refusalOf('p4$5w0rd'.repeat(25));
  expect(performance.now() - before).toBeLessThan(5_000);
});

test('checks in another thread, which does not keep the process running', () => {
  const script = `
    const { refuseWeakPassword } = await import('./api/identity/accounts/weak-passwords.ts');
    await refuseWeakPassword('password', 'a long quiet evening', []);
    console.log(Object.keys(require.cache).some((path) => path.includes('zxcvbn')));
  `;
  const child = Bun.spawnSync([process.execPath, '-e', script], {
    cwd: `${import.meta.dir}/../../..`,
    timeout: 20_000,
  });
  expect(child.stdout.toString().trim()).toBe('false');
  expect(child.exitCode).toBe(0);
}, 30_000);

test('does not load the dictionaries until a password is checked', async () => {
  const script = `
    await import('./api/app.ts');
    await import('./api/identity/accounts/admins.ts');
    console.log(Object.keys(require.cache).some((path) => path.includes('zxcvbn')));
  `;
  const child = Bun.spawnSync([process.execPath, '-e', script], {
    cwd: `${import.meta.dir}/../../..`,
  });
  expect(child.stdout.toString().trim()).toBe('false');
});
