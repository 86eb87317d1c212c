const SHAPES = {
  microphone: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M8.5 21h7',
  listen: 'M4 9.5v5h3.5l5 4.5v-14l-5 4.5zM15.5 9q2.200 3 0 6M18.5 6.5q4.200 5.5 0 11',
  same: 'M5 9h14M5 15h14',
  again: 'M6 7.5A8 8 0 1 1 4 13M6.5 2.5v5.5H12',
  done: 'M5 13l4.5 4.5L19 7',
  next: 'M5 12h14M13 6l6 6-6 6',
}

export type SpeakShape = keyof typeof SHAPES

/** Drawn in lines of the text's colour, so that who cannot read knows the button. */
export function SpeakIcon({ shape }: { shape: SpeakShape }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.3em"
      height="1.3em"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={SHAPES[shape]} />
    </svg>
  )
}
