/** Initial value of each field, recorded on its first focus. */
export type InitialValues = WeakMap<Element, string>

/** Call it on every focus event. */
export function rememberField(target: Element, initialValues: InitialValues): void {
  if (isField(target) && !initialValues.has(target)) initialValues.set(target, target.value)
}

/** Whether the dialog has changed fields or a `[data-unsaved]` element, e.g. a new recording. Ignores nested dialogs. */
export function hasChanges(dialog: Element, initialValues: InitialValues): boolean {
  const parts = dialog.querySelectorAll(
    ':scope form :is(input, select, textarea), :scope textarea, :scope [data-unsaved]',
  )
  return [...parts].some(
    (part) =>
      part.closest('dialog') === dialog &&
      (isField(part) ? initialValues.has(part) && initialValues.get(part) !== part.value : true),
  )
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches('input, select, textarea')
}
