/** Whether the focus is nowhere or already on this board, so that taking it interrupts nobody. */
export function isFocusFree(board: HTMLElement | null): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body || board?.contains(activeElement) === true
}
