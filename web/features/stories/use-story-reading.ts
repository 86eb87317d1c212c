import { useEffect, useState } from 'react'
import type { StoryPage } from '../../../domain/api/story.ts'
import { isCalm } from '../../lib/display/calm.ts'
import { resting } from '../../lib/lesson/resting.ts'
import { ownSupports } from '../../lib/session/supports.ts'
import { useReadAloud } from '../../lib/sound/use-read-aloud.ts'

/** How long a page stays open after it was read. Doubled in calm mode. */
const PAUSE_AFTER_PAGE_MS = 1000

/**
 * `reading`: a page is being read. `waiting`: a pause before the next page. `turned`: the page was just
 * turned. `paused`: at a sentence, where reading continues.
 */
type Reading = { status: 'silent' | 'reading' | 'waiting' | 'turned' } | { status: 'paused'; at: number }

const SILENT: Reading = { status: 'silent' }

/**
 * Reads a story aloud from the open page on and turns its pages. Any other sound or action stops it.
 * @param page the open page; undefined after the last
 * @param turnPage opens the next page
 */
export function useStoryReading(page: StoryPage | undefined, turnPage: () => void) {
  const [reading, setReading] = useState<Reading>(SILENT)
  const sentences = page?.sentences ?? []
  const {
    reading: sentence,
    read,
    stop,
  } = useReadAloud(sentences, (how) => setReading(how === 'ended' ? { status: 'waiting' } : SILENT))
  const { status } = reading

  const readFrom = (index: number) => {
    setReading({ status: 'reading' })
    read(index)
  }
  useEffect(() => {
    if (status !== 'waiting') return
    const timer = setTimeout(
      () => {
        // Do not turn pages that nobody hears.
        if (document.hidden || resting.get()) return setReading(SILENT)
        turnPage()
        setReading({ status: 'turned' })
      },
      PAUSE_AFTER_PAGE_MS * (isCalm() || ownSupports().includes('more-time') ? 2 : 1),
    )
    return () => clearTimeout(timer)
  }, [status, turnPage])
  useEffect(() => {
    if (status !== 'turned') return
    if (page) readFrom(0)
    else setReading(SILENT)
  })

  return {
    /** Index of the sentence being spoken; null in silence. */
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
