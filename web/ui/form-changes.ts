/** What each field held when it was first come to. */
export type FieldsBefore = WeakMap<Element, string>

/** Call it with whatever takes the focus. */
export function rememberField(target: Element, before: FieldsBefore): void {
  if (isField(target) && !before.has(target)) before.set(target, target.value)
}

/**
 * Whether a form in this dialog, not one of a dialog within it, holds something else than it did before, or what says so
 * itself, as a voice that is recorded, is not kept yet.
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
