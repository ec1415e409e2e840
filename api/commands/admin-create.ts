import { parseArgs } from 'node:util';
import { adminRoles } from '#contract/permissions';
import { explainFailure, runCommand } from './run-command.ts';

const usage = `Creates an admin.

  npm run admin:create -- --username ada --email ada@example.com [--role owner]

Roles: ${adminRoles.join(', ')}. Without --role, an owner.

Asks for the password, or reads it from standard input. You can also pass it with --password, but
other programs on this machine can see it there.`;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      username: { type: 'string' },
      email: { type: 'string' },
      password: { type: 'string' },
      role: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const { username, email, role } = values;
  if (values.help || !username || !email) {
    console.info(usage);
    process.exit(values.help ? 0 : 2);
  }
  if (values.password) {
    console.warn('Warning: other programs can see a password that is passed on the command line.');
  }
  const password = values.password ?? (await readSecret('Password: '));
  console.info(await runCommand('admin:create', { username, email, role, password }));
}

await main().catch((error) => {
  console.error(explainFailure(error, usage));
  process.exit(1);
});

/** Reads a line from standard input, hidden when it is typed in a terminal. */
async function readSecret(prompt: string): Promise<string> {
  const { stdin, stderr } = process;
  if (!stdin.isTTY) return (await new Response(Bun.stdin.stream()).text()).replace(/\r?\n$/, '');
  stderr.write(prompt);
  stdin.setRawMode(true);
  let secret = '';
  try {
    for await (const chunk of stdin) {
      for (const character of String(chunk)) {
        if (character === '\r' || character === '\n') return secret;
        if (character === '\u0003') process.exit(130);
        if (character === '\u007f') secret = secret.slice(0, -1);
        else secret += character;
      }
    }
    return secret;
  } finally {
    stdin.setRawMode(false);
    stderr.write('\n');
  }
}
