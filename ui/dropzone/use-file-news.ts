import { useState } from 'react';
import type { FileEntry } from '../file-list/file-list.tsx';

/** What is announced about a file. */
export type FileNewsTexts = { added: (name: string) => string; uploaded: (name: string) => string };

/** What has happened to the files since the last render, to announce it. */
export function useFileNews(files: readonly FileEntry[], texts: FileNewsTexts): string {
  const [known, setKnown] = useState(files);
  const [news, setNews] = useState('');
  if (known !== files) {
    setKnown(files);
    const latest = files.map((file) => describe(file, known, texts)).filter(Boolean);
    if (latest.length > 0) setNews(latest.join(' '));
  }
  return news;
}

function describe(file: FileEntry, known: readonly FileEntry[], texts: FileNewsTexts) {
  const before = known.find(({ id }) => id === file.id);
  if (file.error) return before?.error === file.error ? '' : `${file.name}: ${file.error}`;
  if (file.uploading !== undefined) return '';
  if (!before) return texts.added(file.name);
  return before.uploading === undefined ? '' : texts.uploaded(file.name);
}
