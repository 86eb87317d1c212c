/** What a toast offers to do, on a button. */
export interface ToastAction {
  label: string
  onClick(): void
}
