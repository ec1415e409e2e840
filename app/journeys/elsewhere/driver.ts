/** A browser that speaks WebDriver: what classic WebDriver and WebDriver BiDi have in common. */
export type Driver = {
  /** With the version: 'Firefox 153.7.0'. */
  name: string;
  resize: (width: number, height: number) => Promise<void>;
  navigate: (url: string) => Promise<void>;
  /** Runs code in the current tab, and answers the JSON of its promise. */
  evaluate: (code: string) => Promise<string>;
  /** Real input, in the format that both protocols share. */
  perform: (sources: InputSource[]) => Promise<void>;
  tabs: () => Promise<string[]>;
  switchTo: (tab: string) => Promise<void>;
  /** A PNG of what is visible. */
  takeScreenshot: () => Promise<Uint8Array>;
  /** Errors in the console of all tabs so far. */
  readErrors: () => Promise<string[]>;
  close: () => Promise<void>;
};

export type InputSource = {
  type: 'pointer' | 'key';
  id: string;
  actions: Record<string, string | number>[];
};

/** Starts a program and waits for output that matches. `found` is what the pattern captures. */
export async function startProgram(command: string[], pattern: RegExp) {
  const program = Bun.spawn(command, { stdin: 'ignore', stdout: 'pipe', stderr: 'pipe' });
  const ready = Promise.withResolvers<string>();
  for (const stream of [program.stdout, program.stderr]) {
    void readLines(stream, (line) => {
      const [, found] = pattern.exec(line) ?? [];
      if (found !== undefined) ready.resolve(found);
    });
  }
  void program.exited.then((code) => ready.reject(new Error(`${command[0]} ended with ${code}`)));
  const stop = async () => {
    program.kill();
    await program.exited;
  };
  return { found: await ready.promise, stop };
}

async function readLines(stream: ReadableStream<Uint8Array>, onLine: (line: string) => void) {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const bytes of stream) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onLine(line);
  }
}
