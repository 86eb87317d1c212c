const SHAPES = {
  on: 'M1 0l9 5-9 5z',
  back: 'M9 0L0 5l9 5z',
  pause: 'M1 0h3v10H1zM6 0h3v10H6z',
}

/** Drawn as SVG, since some tablets show the Unicode symbols as coloured emoji. */
export function PlayIcon({ shape = 'on' }: { shape?: keyof typeof SHAPES }) {
  return (
    <svg viewBox="0 0 10 10" width="0.8em" height="0.8em" aria-hidden="true" fill="currentColor">
      <path d={SHAPES[shape]} />
    </svg>
  )
}
