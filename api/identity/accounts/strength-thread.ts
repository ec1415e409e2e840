import { Worker } from 'node:worker_threads';

/** `words`: what an attacker would try first. */
export type Candidate = { password: string; words: string[] };

type Answer = { resolve: (weakness: string | null) => void; reject: (error: Error) => void };

const idleMs = 60_000;

/**
 * Checks passwords in a thread of its own, because a check can take a tenth of a second. The thread
 * starts with the first check and ends after a quiet minute, because its dictionaries take 80 MB.
 */
export function createStrengthThread(worker = new URL('./strength-worker.ts', import.meta.url)) {
  let thread: Worker | undefined;
  let ending: Timer | undefined;
  /** In the order of their checks. */
  const answers: Answer[] = [];

  return {
    /** Explains why a password is weak and what to do, or null. */
    weakness(candidate: Candidate): Promise<string | null> {
      const { promise, resolve, reject } = Promise.withResolvers<string | null>();
      clearTimeout(ending);
      thread ??= start();
      answers.push({ resolve, reject });
      thread.ref();
      thread.postMessage(candidate);
      return promise;
    },
  };

  function start(): Worker {
    const started = new Worker(worker);
    started.on('message', (weakness: string | null) => {
      if (thread !== started) return;
      answers.shift()?.resolve(weakness);
      if (answers.length > 0) return;
      // An idle thread doesn't keep a command from ending.
      started.unref();
      ending = setTimeout(end, idleMs).unref();
    });
    // An `exit` can come alone. Events of an ended thread are not about its successor.
    const fail = (error: Error) => {
      if (thread !== started) return;
      end();
      for (const { reject } of answers.splice(0)) reject(error);
    };
    started.on('error', fail);
    started.on('exit', () => fail(new Error('The thread that checks passwords has ended')));
    return started;
  }

  function end(): void {
    void thread?.terminate();
    thread = undefined;
  }
}
