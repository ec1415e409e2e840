import { afterEach, expect, test } from 'bun:test';
import { fillTexts, readTexts } from './form-texts.ts';

afterEach(() => document.body.replaceChildren());

function aForm(): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `
    <input type="radio" name="type" value="a"><input type="radio" name="type" value="b">
    <select name="topic"><option value=""></option><option value="one">One</option></select>
    <input name="email"><textarea name="message"></textarea>
    <input name="website" value="filled by a program">`;
  document.body.append(form);
  return form;
}

const texts = { type: 'b', topic: 'one', email: 'ada@example.com', message: 'Two\nlines' };

test('reads the same texts that were filled in', () => {
  const form = aForm();
  fillTexts(form, texts);
  expect(readTexts(form)).toEqual(texts);
});

test('never keeps the honeypot’s value', () => {
  expect(readTexts(aForm())).toEqual({ topic: '', email: '', message: '' });
});

test('ignores a stored field that the form no longer has', () => {
  const form = aForm();
  fillTexts(form, { projectId: 'ACC-2024-0001', email: 'ada@example.com' });
  expect(readTexts(form).email).toBe('ada@example.com');
});

test('fires an input event for character counters', () => {
  const form = aForm();
  let heard = '';
  form.addEventListener('input', ({ target }) => {
    if (target instanceof HTMLTextAreaElement) heard = target.value;
  });
  fillTexts(form, { message: 'Counted' });
  expect(heard).toBe('Counted');
});
