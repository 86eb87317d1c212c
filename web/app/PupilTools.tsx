import { BravoPill, DoneLinks } from '../features/bravos/BravoPill.tsx'

/** A pupil's tools in the header: Bravo progress (n / 5), and ticks at links that are done. */
export function PupilTools() {
  return (
    <>
      <BravoPill />
      <DoneLinks />
    </>
  )
}
