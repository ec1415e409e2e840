import { expect, test } from 'bun:test';
import { render, screen } from '@testing-library/react';
import { useFocusFallback } from './use-focus-fallback.ts';

function Row({ canRetry }: { canRetry: boolean }) {
  const { heir, leaving } = useFocusFallback();
  return (
    <>
      {canRetry && (
        <button ref={leaving} type="button">
          Retry
        </button>
      )}
      <button ref={heir} type="button">
        View Details
      </button>
    </>
  );
}

test('the focus of a button that goes away is inherited', () => {
  const { rerender, unmount } = render(<Row canRetry />);
  screen.getByRole('button', { name: 'Retry' }).focus();
  rerender(<Row canRetry={false} />);
  expect(document.activeElement?.textContent).toBe('View Details');
  unmount();
});

test('nothing is inherited of a button that one had left', () => {
  const { rerender, unmount } = render(<Row canRetry />);
  rerender(<Row canRetry={false} />);
  expect(document.activeElement).toBe(document.body);
  unmount();
});
