import { afterEach, beforeEach, expect, jest, test } from 'bun:test';
import { addressOf } from './address.ts';
import { stallMs, upload } from './upload.ts';

/** An upload whose progress the test decides. */
class HeldUpload {
  static last: HeldUpload;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  onabort?: () => void;
  open() {}
  setRequestHeader() {}
  send() {
    HeldUpload.last = this;
  }
  abort() {
    this.onabort?.();
  }
}

const real = globalThis.XMLHttpRequest;
beforeEach(() => {
  Object.assign(globalThis, { XMLHttpRequest: HeldUpload });
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  Object.assign(globalThis, { XMLHttpRequest: real });
});

test('fails with a sentence when it stalls, however long it took until then', async () => {
  const shares: number[] = [];
  const sent = upload(addressOf('POST /api/admin/uploads'), new File(['a'], 'a.png'), {
    onProgress: (share) => shares.push(share),
  }).catch((error: unknown) => error);
  for (const loaded of [1, 2, 3]) {
    jest.advanceTimersByTime(stallMs - 1);
    HeldUpload.last.upload.onprogress?.({ loaded, total: 4 });
  }
  jest.advanceTimersByTime(stallMs);
  expect(await sent).toMatchObject({
    status: 0,
    userMessage: expect.stringContaining('Check your connection and try again.'),
  });
  expect(shares).toEqual([0.25, 0.5, 0.75]);
});
