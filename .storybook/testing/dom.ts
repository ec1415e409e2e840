import { GlobalRegistrator } from '@happy-dom/global-registrator';

/** What the runtime does better than an imitation, and what servers under test stand on. */
const native = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'BroadcastChannel',
  'ByteLengthQueuingStrategy',
  'CompressionStream',
  'CountQueuingStrategy',
  'DecompressionStream',
  'File',
  'Headers',
  'MessageChannel',
  'MessagePort',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextDecoderStream',
  'TextEncoder',
  'TextEncoderStream',
  'TransformStream',
  'URL',
  'URLSearchParams',
  'WebSocket',
  'WritableStream',
  'atob',
  'btoa',
  'clearImmediate',
  'clearInterval',
  'clearTimeout',
  'console',
  'crypto',
  'fetch',
  'performance',
  'process',
  'queueMicrotask',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'structuredClone',
];

interface Difference {
  key: PropertyKey;
  without: PropertyDescriptor | undefined;
  within: PropertyDescriptor;
}

let differences: Difference[] | undefined;

/** Puts a browser's document, always the same one, beside the runtime's own globals. */
export function enterDom(): void {
  differences ??= registerDom();
  for (const { key, within } of differences) Object.defineProperty(globalThis, key, within);
}

/**
 * Servers and their libraries ask whether there is a window: the next file may test one.
 * @public The plugin writes the call.
 */
export function leaveDom(): void {
  document.body.replaceChildren();
  for (const { key, without } of differences ?? []) {
    if (without) Object.defineProperty(globalThis, key, without);
    else Reflect.deleteProperty(globalThis, key);
  }
}

function registerDom(): Difference[] {
  const before = new Map(globals());
  const NativeFormData = FormData;
  GlobalRegistrator.register({ url: 'http://localhost/', width: 1280, height: 800 });
  const DomFormData = FormData;
  for (const name of native) {
    const descriptor = before.get(name);
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
  globalThis.FormData = formDataOf(NativeFormData, DomFormData);

  return globals()
    .filter(([key, { value, get }]) => {
      const without = before.get(key);
      return !without || without.value !== value || without.get !== get;
    })
    .map(([key, within]) => ({ key, without: before.get(key), within }));
}

function globals(): [PropertyKey, PropertyDescriptor][] {
  return Reflect.ownKeys(globalThis).flatMap((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, key);
    return descriptor ? [[key, descriptor]] : [];
  });
}

/** The runtime's own, which a request can send, filled from a form, which only the DOM can read. */
function formDataOf(Native: typeof FormData, Dom: typeof FormData): typeof FormData {
  return class extends Native {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (!form) return;
      for (const [name, value] of new Dom(form, submitter)) this.append(name, value);
    }
  };
}
