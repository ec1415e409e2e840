type Watcher = {
  onAnswer?: (name: string) => void;
  onFailure: (name: string, error: unknown) => void;
};

/** Observes how the asynchronous calls of a port end, and passes their results and errors on. */
export function watchCalls<Port extends object>(port: Port, watcher: Watcher): Port {
  return new Proxy(port, {
    get(target, name, receiver) {
      const method: unknown = Reflect.get(target, name, receiver);
      if (typeof method !== 'function') return method;
      return (...given: unknown[]) => {
        const answer: unknown = Reflect.apply(method, target, given);
        if (answer instanceof Promise) {
          answer.then(
            () => watcher.onAnswer?.(String(name)),
            (error) => watcher.onFailure(String(name), error),
          );
        }
        return answer;
      };
    },
  });
}
