/** A `ref` that focuses an element when it appears; its identity is stable, so it runs only then. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}
