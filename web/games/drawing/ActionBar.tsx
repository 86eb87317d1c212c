import { useState } from 'react'
import { SHEET } from '../../../domain/drawing/drawing.ts'
import type { History } from '../../../domain/drawing/history.ts'
import { type View, zoomView } from '../../../domain/drawing/view.ts'
import { showToast } from '../../lib/display/toast.ts'
import { download } from '../../lib/download.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import styles from './drawing.module.css'
import type { DrawingScene } from './drawing-scene.ts'
import type { Pictures } from './pictures.ts'
import { drawSheetPicture } from './sheet-picture.ts'
import type { Act } from './studio.ts'
import { ToolButton, Toolbar } from './Toolbar.tsx'

interface ActionBarProps {
  scene: DrawingScene
  pictures: Pictures
  history: History
  act: Act
  onTimeTravel(type: 'undo' | 'redo'): void
  view: View
  onView(change: (view: View) => View): void
  say(sentence: string): void
}

/** Actions for the whole drawing: undo, zoom, paper, save, print and clear. */
export function ActionBar(props: ActionBarProps) {
  const { scene, pictures, history, act, onTimeTravel, view, onView, say } = props
  const [isClearing, setClearing] = useState(false)
  const drawing = history.present
  const isEmpty = drawing.items.length === 0
  const isWhite = drawing.paper === 'white'
  const zoom = (factor: number) =>
    onView((now) => zoomView(now, SHEET.width, { x: SHEET.width / 2, y: SHEET.height / 2 }, factor))
  const withPicture = async (use: (picture: HTMLCanvasElement) => Promise<void>) => {
    try {
      await use(drawSheetPicture(drawing, scene, pictures))
    } catch {
      showToast({
        message: "L'image n'a pas pu être faite : essaie encore.",
        english: 'The picture could not be made: try again.',
      })
    }
  }
  return (
    <>
      <Toolbar label="Mon dessin" className={styles.actions}>
        <ToolButton
          icon="undo"
          name="Annuler"
          isOff={history.past.length === 0}
          onClick={() => onTimeTravel('undo')}
        />
        <ToolButton
          icon="redo"
          name="Refaire"
          isOff={history.future.length === 0}
          onClick={() => onTimeTravel('redo')}
        />
        <ToolButton icon="nearer" name="Voir de près" onClick={() => zoom(1.5)} />
        <ToolButton
          icon="farther"
          name="Voir de loin"
          isOff={view.zoom === 1}
          onClick={() => zoom(1 / 1.5)}
        />
        <ToolButton
          icon="paper"
          name="Feuille blanche"
          aria-pressed={isWhite}
          onClick={() => {
            act({ type: 'paper', paper: isWhite ? 'scene' : 'white' })
            say(isWhite ? 'Le décor est là.' : 'La feuille est blanche.')
          }}
        />
        <ToolButton
          icon="save"
          name="Enregistrer"
          onClick={() => withPicture((picture) => savePicture(picture, `${scene.id}.png`))}
        />
        <ToolButton
          icon="print"
          name="Imprimer"
          onClick={() => withPicture((picture) => printPicture(picture, scene.title))}
        />
        <ToolButton icon="clear" name="Tout effacer" isOff={isEmpty} onClick={() => setClearing(true)} />
      </Toolbar>
      <Dialog
        isOpen={isClearing}
        onClose={() => setClearing(false)}
        title="Tout effacer?"
        english="Erase everything?"
      >
        <p>
          Ton dessin va disparaître de la feuille.{' '}
          <Bilingual french="" english="Your drawing will disappear from the sheet." />
        </p>
        <div className="row">
          <Button look="soft" size="pupil" onClick={() => setClearing(false)}>
            <Bilingual french="Garder mon dessin" english="Keep my drawing" />
          </Button>
          <Button
            size="pupil"
            onClick={() => {
              act({ type: 'clear' })
              say('La feuille est vide.')
              setClearing(false)
            }}
          >
            <Bilingual french="Tout effacer" english="Erase it all" />
          </Button>
        </div>
      </Dialog>
    </>
  )
}

/**
 * Downloads a picture as a PNG file.
 * @throws {Error} if the browser cannot create it
 */
async function savePicture(picture: HTMLCanvasElement, name: string): Promise<void> {
  const blob = await new Promise<Blob | null>((resolve) => picture.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('The browser could not create the picture.')
  download(name, blob)
}

/** Prints a picture alone on a page. The content security policy allows data URLs for pictures, but no blobs. */
async function printPicture(picture: HTMLCanvasElement, name: string): Promise<void> {
  const image = new Image()
  image.alt = name
  image.className = `for-paper ${styles.printed}`
  image.src = picture.toDataURL('image/png')
  await image.decode()
  document.body.append(image)
  window.addEventListener('afterprint', () => image.remove(), { once: true })
  window.print()
}
