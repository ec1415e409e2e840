import { parseArgs } from 'node:util';
import { adminRoles } from '#contract/permissions';
import { explainFailure } from './explain-failure.ts';
import { readSecret } from './read-secret.ts';
import { runCommand } from './run-command.ts';

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
