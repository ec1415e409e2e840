/** Makes a value when it is first used. The first `Intl` object takes a browser many milliseconds. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
