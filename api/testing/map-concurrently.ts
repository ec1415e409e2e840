/** Maps all items with limited concurrency and keeps their order. */
export async function mapConcurrently<T, R>(
  all: readonly T[],
  atOnce: number,
  work: (one: T) => Promise<R>,
): Promise<R[]> {
  const left = [...all.entries()];
  const done: R[] = [];
  const lane = async () => {
    for (let next = left.shift(); next; next = left.shift()) done[next[0]] = await work(next[1]);
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  return done;
}
