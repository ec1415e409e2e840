import { GlobalRegistrator } from '@happy-dom/global-registrator';

/** Globals that stay Bun's own, because servers under test depend on them. */
const nativeGlobals = [
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

interface ChangedGlobal {
  key: PropertyKey;
  native: PropertyDescriptor | undefined;
  dom: PropertyDescriptor;
}

let changedGlobals: ChangedGlobal[] | undefined;

/** Adds the DOM, always the same document, to the globals. */
export function installDom(): void {
  changedGlobals ??= registerDom();
  for (const { key, dom } of changedGlobals) Object.defineProperty(globalThis, key, dom);
}

/**
 * Servers and their libraries check for a window, so later test files must not find one. What React
 * has scheduled after the last test still does.
 * @public Called from code that the plugin generates.
 */
export async function removeDom(): Promise<void> {
  await Bun.sleep(1);
  document.body.replaceChildren();
  for (const { key, native } of changedGlobals ?? []) {
    if (native) Object.defineProperty(globalThis, key, native);
    else Reflect.deleteProperty(globalThis, key);
  }
}

function registerDom(): ChangedGlobal[] {
  const before = new Map(readGlobals());
  const NativeFormData = FormData;
  GlobalRegistrator.register({ url: 'http://localhost/', width: 1280, height: 800 });
  const DomFormData = FormData;
  for (const name of nativeGlobals) {
    const descriptor = before.get(name);
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
  }
  globalThis.FormData = createFormData(NativeFormData, DomFormData);

  return readGlobals()
    .filter(([key, { value, get }]) => {
      const native = before.get(key);
      return !native || native.value !== value || native.get !== get;
    })
    .map(([key, dom]) => ({ key, native: before.get(key), dom }));
}

function readGlobals(): [PropertyKey, PropertyDescriptor][] {
  return Reflect.ownKeys(globalThis).flatMap((key) => {
    const descriptor = Object.getOwnPropertyDescriptor(globalThis, key);
    return descriptor ? [[key, descriptor]] : [];
  });
}

/** Bun's FormData, which requests can send, filled by happy-dom's, which can read forms. */
function createFormData(Native: typeof FormData, Dom: typeof FormData): typeof FormData {
  return class extends Native {
    constructor(form?: HTMLFormElement, submitter?: HTMLElement | null) {
      super();
      if (!form) return;
      for (const [name, value] of new Dom(form, submitter)) this.append(name, value);
    }
  };
}
