import { afterEach, expect, test } from 'bun:test';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { LinkProvider } from '#ui/link';
import { type PageStep, Pagination } from '#ui/pagination';
import { RouterAnchor } from './router-anchor.tsx';

afterEach(cleanup);

const more = { href: '/?page=2' };

const pages = (next?: PageStep) => (
  <MemoryRouter>
    <LinkProvider anchor={RouterAnchor}>
      <Pagination aria-label="Pages" {...(next ? { next } : {})} />
      <input aria-label="Search" />
    </LinkProvider>
  </MemoryRouter>
);

const link = () => screen.getByRole('link', { name: 'Next' });
const button = () => screen.getByRole('button', { name: 'Next' });
const search = () => screen.getByRole('textbox', { name: 'Search' });

test('keeps the focus when a link becomes a button', () => {
  const { rerender } = render(pages(more));
  link().focus();
  rerender(pages());
  expect(document.activeElement).toBe(button());
});

test('moves the focus only once when a button becomes a link', () => {
  const { rerender } = render(pages());
  button().focus();
  rerender(pages(more));
  expect(document.activeElement).toBe(link());
  search().focus();
  rerender(pages(more));
  rerender(pages(more));
  expect(document.activeElement).toBe(search());
});

test('does not steal the focus when a link renders again', () => {
  const { rerender } = render(pages(more));
  search().focus();
  rerender(pages());
  rerender(pages(more));
  rerender(pages(more));
  expect(document.activeElement).toBe(search());
});
