import { useEffect, useState } from 'react'
import { reportProblem } from '../../lib/api/report-problem.ts'
import { mediaUrl } from '../../lib/file-urls.ts'

/** Loads pictures by their media paths. Returns those that have loaded. */
export function usePictures(paths: readonly string[]): ReadonlyMap<string, HTMLImageElement> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, HTMLImageElement>>(new Map())
  const wanted = paths.join('\n')
  useEffect(() => {
    let isGone = false
    for (const path of new Set(wanted.split('\n'))) {
      const picture = new Image()
      picture.onload = () => {
        if (!isGone) setPictures((before) => new Map(before).set(path, picture))
      }
      picture.onerror = () => reportProblem(`Missing picture: ${path}`)
      picture.src = mediaUrl(path)
    }
    return () => {
      isGone = true
    }
  }, [wanted])
  return pictures
}
