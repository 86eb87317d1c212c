import type { ReactNode } from 'react'

/** SVG frame of a tool icon. Decorative; the button needs an accessible name. */
export function ToolIcon({ children }: { children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.4em"
      height="1.4em"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  )
}

const SHAPES = {
  again: 'M6 7.5A8 8 0 1 1 4 13M6.5 2.5v5.5H12',
  book: 'M12 6.5c-2.5-2-5.5-2.5-9-2V18c3.5-.5 6.5 0 9 2 2.5-2 5.5-2.5 9-2V4.5c-3.5-.5-6.5 0-9 2zM12 6.5V20',
  done: 'M5 13l4.5 4.5L19 7',
  draw: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  home: 'M3.5 11.5L12 4l8.5 7.5M6 10v10h12V10',
  listen: 'M4 9.5v5h3.5l5 4.5v-14l-5 4.5zM15.5 9q2.2 3 0 6M18.5 6.5q4.2 5.5 0 11',
  microphone: 'M12 3a3 3 0 0 1 3 3v5a3 3 0 0 1-6 0V6a3 3 0 0 1 3-3zM6 11a6 6 0 0 0 12 0M12 17v4M8.5 21h7',
  next: 'M5 12h14M13 6l6 6-6 6',
  question: 'M8.5 8.5a3.5 3.5 0 1 1 5 3.2c-1 .6-1.5 1.2-1.5 2.3M12 18.5v.1',
  person: 'M12 4a4 4 0 0 1 0 8 4 4 0 0 1 0-8zM4 21a8 8 0 0 1 16 0',
  same: 'M5 9h14M5 15h14',
}

export type SignShape = keyof typeof SHAPES

/** Shows what a button does or where it leads, for users who cannot read. */
export function SignIcon({ shape }: { shape: SignShape }) {
  return (
    <ToolIcon>
      <path d={SHAPES[shape]} />
    </ToolIcon>
  )
}

/** A loudspeaker, crossed out if `isOff`. */
export function SpeakerIcon({ isOff = false }: { isOff?: boolean }) {
  return (
    <ToolIcon>
      <path d="M4 9.5v5h3.5l5 4.5v-14l-5 4.5z" fill="currentColor" strokeWidth="1.5" />
      {isOff ? (
        <path d="M16 9l5.5 6M21.5 9L16 15" />
      ) : (
        <path d="M15.5 9q2.2 3 0 6M18.5 6.5q4.2 5.5 0 11" strokeWidth="2" />
      )}
    </ToolIcon>
  )
}
