import { describe, expect, test } from 'bun:test';
import { act, renderHook } from '@testing-library/react';
import { useDialogState } from './use-dialog-state.ts';

describe('useDialogState', () => {
  test('gives every opening a unique key', () => {
    const { result } = renderHook(
      () => [useDialogState<string>(), useDialogState<string>()] as const,
    );
    const turns = ['first', 'again'].flatMap((subject) => {
      for (const place of [0, 1] as const) act(() => result.current[place].open(subject));
      return result.current.map(({ opening }) => opening?.key);
    });
    expect(new Set(turns).size).toBe(4);
  });

  test('keeps the subject while the dialog closes', () => {
    const { result } = renderHook(() => useDialogState<string>());
    act(() => result.current.open('Saltmarsh'));
    act(() => result.current.onOpenChange(false));
    expect(result.current.opening).toMatchObject({ subject: 'Saltmarsh', isOpen: false });
  });
});
