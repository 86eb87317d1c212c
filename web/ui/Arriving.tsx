/** Shown in place of a part of a page while it loads. */
export function Arriving() {
  return (
    <p role="status">
      <ArrivingText />
    </p>
  )
}

/** The same text, for use inside a status element. */
export function ArrivingText() {
  return (
    <>
      Ça arrive… <small lang="en">It is on its way…</small>
    </>
  )
}
