type NativeField = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * Sets a native field's value as if the user had typed it, so that `onChange` and `input` listeners
 * run. React overrides the setter on each element and ignores values set through it, so this calls
 * the prototype's own setter.
 */
export function setNativeValue(field: NativeField, value: string): void {
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
