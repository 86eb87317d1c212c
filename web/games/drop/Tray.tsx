import { withDefinite } from '../../../domain/french.ts'
import type { Colour, Thing } from '../../../domain/games/drop/scene.ts'
import { mediaUrl } from '../../lib/file-urls.ts'
import { Picture } from '../../ui/Picture.tsx'
import styles from './drop.module.css'
import type { Tray as TrayOf } from './drop-view.ts'
import { useDrag } from './use-drag.ts'

interface TrayProps {
  tray: Exclude<TrayOf, { kind: 'spots' }>
  /** Id of the selected entry. */
  taken: string | null
  /** Id of the entry to highlight as a hint. */
  shown: string | null
  /** CSS pixels per unit of the scene. */
  scale: number
  onTake(id: string | null): void
  /** `at` is in CSS pixels of the window. Returns false if the entry must go back. */
  onDrop(id: string, at: { x: number; y: number }): boolean
  onLost(): void
}

/** Things or colours, to be dragged into the scene or selected by a tap. */
export function Tray({ tray, taken, shown, scale, onTake, onDrop, onLost }: TrayProps) {
  const { dragged, ghostRef, handlersOf, isClickOfDrag } = useDrag({ onDrop, onLost })
  const isThings = tray.kind === 'things'
  const entries = isThings ? tray.things : tray.colours
  const ghost = entries.find(({ id }) => id === dragged)
  return (
    <section
      className={styles.tray}
      data-kind={tray.kind}
      aria-label={isThings ? 'Les images' : 'Les couleurs'}
    >
      {entries.map((entry) => (
        <button
          key={entry.id}
          type="button"
          className={styles.entry}
          aria-pressed={entry.id === taken}
          data-shown={entry.id === shown || undefined}
          data-away={entry.id === dragged || undefined}
          onClick={(event) => !isClickOfDrag(event) && onTake(entry.id === taken ? null : entry.id)}
          onContextMenu={(event) => event.preventDefault()}
          {...handlersOf(entry.id)}
        >
          {'noun' in entry ? <ThingFace thing={entry} /> : <ColourFace colour={entry} />}
        </button>
      ))}
      {ghost && (
        <div ref={ghostRef} className={styles.ghost} aria-hidden="true">
          {'noun' in ghost ? (
            <img
              src={mediaUrl(ghost.image)}
              alt=""
              style={{ width: ghost.width * scale, height: ghost.height * scale }}
            />
          ) : (
            <span className={styles.drop} style={{ background: ghost.hex }} />
          )}
        </div>
      )}
    </section>
  )
}

/** The word is for screen readers only, because the exercise is to understand it in the sentence. */
function ThingFace({ thing: { image, noun } }: { thing: Thing }) {
  return (
    <Picture
      image={image}
      word={noun.french}
      alt={withDefinite(noun)}
      size={64}
      isFirst
      className={styles.picture}
    />
  )
}

function ColourFace({ colour: { word, hex } }: { colour: Colour }) {
  return (
    <>
      <span className={styles.drop} style={{ background: hex }} />
      {word}
    </>
  )
}
