import { ToolIcon } from './ToolIcon.tsx'

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
