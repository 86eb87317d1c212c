/** Shown in place of a part of a page while it loads. */
export function Loading() {
  return (
    <p role="status">
      <LoadingText />
    </p>
  )
}

/** The same text, for use inside a status element. */
export function LoadingText() {
  return (
    <>
      Ça arrive… <small lang="en">It is on its way…</small>
    </>
  )
}
