import { atom, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

/** What keys do on a page, as for `useKeys`. */
type PageKeys = Readonly<Record<string, () => void>>;

/** The single keys of the open page, which come before those of every admin page. */
export const pageKeysAtom = atom<PageKeys>({});

/** Adds keys while the component is on the page. */
export function usePageKeys(keys: PageKeys): void {
  const setKeys = useSetAtom(pageKeysAtom);
  const press = useEffectEvent((name: string) => keys[name]?.());
  const names = Object.keys(keys).join(' ');
  useEffect(() => {
    const added = names.split(' ');
    const own = Object.fromEntries(added.map((name) => [name, () => press(name)]));
    setKeys((others) => ({ ...others, ...own }));
    return () =>
      setKeys((all) =>
        Object.fromEntries(Object.entries(all).filter(([name]) => !added.includes(name))),
      );
  }, [names, setKeys]);
}
