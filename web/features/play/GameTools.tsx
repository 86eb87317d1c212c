import { FullScreenButton } from './FullScreenButton.tsx'
import styles from './GameTools.module.css'
import { ShareButton } from './ShareButton.tsx'
import { SoundTools } from './SoundTools.tsx'

interface GameToolsProps {
  title: string
  /** A round is played: then its sound is at hand, and nothing that leads away from it. */
  isPlaying: boolean
}

/** What stands beside the name of every game. */
export function GameTools({ title, isPlaying }: GameToolsProps) {
  return (
    <div className={styles.tools}>
      {isPlaying ? <SoundTools /> : <ShareButton title={title} />}
      <FullScreenButton />
    </div>
  )
}
