import { useEffect, useMemo, useState } from 'react'
import type { Scene } from '../../../domain/games/drop/scene.ts'
import { showToast } from '../../lib/display/toast.ts'
import { useSession } from '../../lib/session/session.ts'
import { stopSound } from '../../lib/sound/sound.ts'
import { PageLoader } from '../../ui/Loading.tsx'
import { type DrawingScene, drawingSceneOf } from './drawing-scene.ts'
import {
  createDrawingSaver,
  drawingKey,
  drawingStore,
  openDrawing,
  problemSentences,
} from './drawing-store.ts'
import { loadLabelFont } from './paint.ts'
import { loadPictures, type Pictures } from './pictures.ts'
import { StudioView } from './StudioView.tsx'
import { createStudio, type Studio } from './studio.ts'

/** "Création libre": a pupil's saved drawing on a scene. */
export function Drawing({ scene: given }: { scene: Scene }) {
  const userID = useSession()?.id
  const scene = useMemo(() => drawingSceneOf(given), [given])
  if (userID === undefined) return null
  // Remounted per pupil, so that pupils sharing a tablet have separate drawings.
  return <OpenDrawing key={`${userID} ${scene.id}`} userID={userID} scene={scene} />
}

function OpenDrawing({ userID, scene }: { userID: number; scene: DrawingScene }) {
  const opened = useOpened(userID, scene)
  useEffect(() => stopSound, [])
  if (!opened) return <PageLoader />
  return <StudioView scene={scene} studio={opened.studio} pictures={opened.pictures} />
}

function useOpened(userID: number, scene: DrawingScene): { studio: Studio; pictures: Pictures } | null {
  const [opened, setOpened] = useState<{ studio: Studio; pictures: Pictures } | null>(null)
  useEffect(() => {
    let isWanted = true
    const open = async () => {
      const key = drawingKey(userID, scene.id)
      const [{ drawing, problem }, pictures] = await Promise.all([
        openDrawing(drawingStore, key),
        loadPictures(scene),
        loadLabelFont(),
      ])
      if (!isWanted) return
      if (problem) showToast(problemSentences[problem])
      const save = createDrawingSaver(drawingStore, key, (found) => showToast(problemSentences[found]))
      // A database that could not be read may still hold a drawing, so nothing is written to it.
      const keep = problem === 'unreadable' ? () => {} : save
      setOpened({ studio: createStudio(drawing, keep), pictures })
    }
    void open()
    return () => {
      isWanted = false
    }
  }, [userID, scene])
  return opened
}
