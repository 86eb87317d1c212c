import { useState } from 'react'
import type { PageWord } from '../../../content/site/page-words.ts'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { unlockSound } from '../../lib/sound/sound-player.ts'
import { useSoundSettings } from '../../lib/sound/sound-settings.ts'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'

const ReadWords = lazyPart(async () => (await import('./ReadWords.tsx')).ReadWords)

/** Its code loads with the site chrome; pages are prerendered with the sound on. */
const SoundOffButton = lazyPart(async () => (await import('../../ui/SoundOffButton.tsx')).SoundOffButton, {
  onFail: 'omit',
})

/** Speaks all words of the page. The code for it is loaded on the first press. */
export function WordsAloud({ words }: { words: PageWord[] }) {
  const [isBegun, setBegun] = useState(false)
  const { isOn } = useSoundSettings()
  // Otherwise all words would be read when the sound is turned on again.
  if (isBegun && !isOn) setBegun(false)
  if (!isOn) return <SoundOffButton />
  if (isBegun) return <ReadWords words={words} />
  const begin = () => {
    unlockSound()
    // If loading fails, the next press tries again.
    ReadWords.preload().then(
      () => setBegun(true),
      () => undefined,
    )
  }
  return (
    <Button onClick={begin}>
      <PlayIcon /> Tout écouter <small lang="en">Listen to all</small>
    </Button>
  )
}
