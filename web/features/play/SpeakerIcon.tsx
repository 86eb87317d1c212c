import { ToolIcon } from './ToolIcon.tsx'

/** A loudspeaker; crossed out where the sound is off. */
export function SpeakerIcon({ isOff = false }: { isOff?: boolean }) {
  return (
    <ToolIcon>
      <path d="M4 9.5v5h3.5l5 4.500v-14l-5 4.500z" fill="currentColor" strokeWidth="1.5" />
      {isOff ? (
        <path d="M16 9l5.500 6M21.500 9L16 15" />
      ) : (
        <path d="M15.500 9q2.200 3 0 6M18.500 6.500q4.200 5.500 0 11" strokeWidth="2" />
      )}
    </ToolIcon>
  )
}
