/** The focus is nowhere, or on this board already: nobody is busy elsewhere on the page. */
export function isFocusFree(board: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || board?.contains(activeElement) === true
}
