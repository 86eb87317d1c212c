/** What stands in the place of a part of a page that is on its way. */
export function Arriving() {
  return (
    <p role="status">
      <ArrivingText />
    </p>
  )
}

/** The same, where a status stands already. */
export function ArrivingText() {
  return (
    <>
      Ça arrive… <small lang="en">It is on its way…</small>
    </>
  )
}
