import { useEffect, useState } from 'react'
import type { StoryPage } from '../../../domain/api/story.ts'
import { isCalm } from '../../lib/display/calm.ts'
import { useReadAloud } from '../../lib/sound/use-read-aloud.ts'

/** How long a page stays to be looked at when it has been read, in milliseconds; twice as long where all is to be calm. */
const LOOK_MS = 1000

/**
 * `reading`: a page is being read, or looked at before the next. `begun`: the page has just been turned. `paused`: at a
 * sentence, from which it goes on.
 */
type Reading = { status: 'silent' | 'reading' | 'looking' | 'begun' } | { status: 'paused'; at: number }

const SILENT: Reading = { status: 'silent' }

/**
 * Reads a story aloud from the open page on, sentence by sentence, and turns its pages. Whatever else is heard or done ends it.
 * @param leaf the open page; undefined behind the last, where nothing is read
 * @param turnPage opens the next page
 */
export function useStoryReading(leaf: StoryPage | undefined, turnPage: () => void) {
  const [reading, setReading] = useState<Reading>(SILENT)
  const sentences = leaf?.sentences ?? []
  const {
    reading: sentence,
    read,
    stop,
  } = useReadAloud(sentences, (how) => setReading(how === 'ended' ? { status: 'looking' } : SILENT))
  const { status } = reading

  const readFrom = (index: number) => {
    setReading({ status: 'reading' })
    read(index)
  }
  useEffect(() => {
    if (status !== 'looking') return
    const timer = setTimeout(
      () => {
        turnPage()
        setReading({ status: 'begun' })
      },
      LOOK_MS * (isCalm() ? 2 : 1),
    )
    return () => clearTimeout(timer)
  }, [status, turnPage])
  useEffect(() => {
    if (status !== 'begun') return
    if (leaf) readFrom(0)
    else setReading(SILENT)
  })

  return {
    /** The index of the sentence that is heard; null in silence. */
    sentence,
    status: status === 'silent' || status === 'paused' ? status : ('reading' as const),
    play: () => readFrom(reading.status === 'paused' ? reading.at : 0),
    pause() {
      setReading({ status: 'paused', at: sentence ?? sentences.length })
      stop()
    },
    end() {
      setReading(SILENT)
      stop()
    },
  }
}
