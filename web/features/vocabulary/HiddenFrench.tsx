import { Cover } from './Cover.tsx'

/** In the place of a French text, on the button that shows it: its English tells which one it is. */
export function HiddenFrench({ english }: { english: string }) {
  return (
    <>
      <Cover />
      <span className="for-ears">
        Montrer le français caché : <span lang="en">{english}</span>
      </span>
    </>
  )
}
