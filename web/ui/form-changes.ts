/** Initial value of each field, recorded on its first focus. */
export type FieldsBefore = WeakMap<Element, string>

/** Call it on every focus event. */
export function rememberField(target: Element, before: FieldsBefore): void {
  if (isField(target) && !before.has(target)) before.set(target, target.value)
}

/**
 * Whether the dialog has unsaved input: a changed form field, or an element with `data-unsaved`, e.g. a new recording.
 * Ignores nested dialogs.
 */
export function hasChanges(dialog: Element, before: FieldsBefore): boolean {
  const parts = dialog.querySelectorAll(
    ':scope form :is(input, select, textarea), :scope textarea, :scope [data-unsaved]',
  )
  return [...parts].some(
    (part) =>
      part.closest('dialog') === dialog &&
      (isField(part) ? before.has(part) && before.get(part) !== part.value : true),
  )
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches('input, select, textarea')
}
