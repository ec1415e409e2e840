import { expect, test } from 'bun:test';
import { render, screen } from '@testing-library/react';
import { useFocusFallback } from './use-focus-fallback.ts';

function Row({ canRetry }: { canRetry: boolean }) {
  const { fallback, removable } = useFocusFallback();
  return (
    <>
      {canRetry && (
        <button ref={removable} type="button">
          Retry
        </button>
      )}
      <button ref={fallback} type="button">
        View Details
      </button>
    </>
  );
}

test('moves focus when the focused button is removed', () => {
  const { rerender, unmount } = render(<Row canRetry />);
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(<Row canRetry={false} />);
  expect(document.activeElement?.textContent).toBe('View Details');
  unmount();
});

test('leaves focus alone when the removed button was not focused', () => {
  const { rerender, unmount } = render(<Row canRetry />);
  rerender(<Row canRetry={false} />);
  expect(document.activeElement).toBe(document.body);
  unmount();
});
