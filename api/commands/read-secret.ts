/** Reads a line from standard input, hidden when it is typed in a terminal. */
export async function readSecret(prompt: string): Promise<string> {
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
