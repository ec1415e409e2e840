import { describe, expect, test } from 'bun:test';
import { act, renderHook } from '@testing-library/react';
import { useDialogState } from './use-dialog-state.ts';

describe('the row that a dialog is about', () => {
  test('every opening has a turn of its own, beside another dialog’s too', () => {
    const { result } = renderHook(
      () => [useDialogState<string>(), useDialogState<string>()] as const,
    );
    const turns = ['first', 'again'].flatMap((subject) => {
      for (const place of [0, 1] as const) act(() => result.current[place].open(subject));
      return result.current.map(({ opening }) => opening?.key);
    });
    expect(new Set(turns).size).toBe(4);
  });

  test('stays while the dialog leaves', () => {
    const { result } = renderHook(() => useDialogState<string>());
    act(() => result.current.open('Saltmarsh'));
    act(() => result.current.onOpenChange(false));
    expect(result.current.opening).toMatchObject({ subject: 'Saltmarsh', isOpen: false });
  });
});
