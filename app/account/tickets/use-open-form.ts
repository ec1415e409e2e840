import { useSearchParams } from 'react-router';

const key = 'new';

/** The URL says whether the form is open, so that links can open it. */
export function useOpenForm() {
  const [search, setSearch] = useSearchParams();
  const isOpen = search.has(key);

  function setOpen(open: boolean) {
    const next = new URLSearchParams(search);
    if (open) next.set(key, '');
    else next.delete(key);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return { isOpen, setOpen };
}
