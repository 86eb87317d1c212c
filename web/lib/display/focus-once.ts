/** A `ref` callback that focuses an element when it mounts. Its identity is stable, so it runs only once. */
export function focusOnce(element: HTMLElement | null): void {
  element?.focus()
}
