/** Gives what appears the focus: as a `ref`, whose identity is stable, so only then. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}
