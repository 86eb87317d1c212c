/** What each field held when it was first come to. */
export type FieldsBefore = WeakMap<Element, string>

/** Call it with whatever takes the focus. */
export function rememberField(target: Element, before: FieldsBefore): void {
  if (isField(target) && !before.has(target)) before.set(target, target.value)
}

/** Whether a form in this dialog, not one of a dialog within it, holds something else than it did before. */
export function hasChanges(dialog: Element, before: FieldsBefore): boolean {
  const fields = dialog.querySelectorAll(':scope form :is(input, select, textarea), :scope textarea')
  return [...fields].some(
    (field) =>
      isField(field) &&
      field.closest('dialog') === dialog &&
      before.has(field) &&
      before.get(field) !== field.value,
  )
}

function isField(element: Element): element is HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement {
  return element.matches('input, select, textarea')
}
