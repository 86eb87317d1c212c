import type { Placement, Point, Thing } from '../../../domain/drawing/drawing.ts'
import { KEY_SCALE_FACTOR, KEY_STEP, KEY_TURN } from '../../../domain/drawing/placement.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Choice } from '../../ui/Choice.tsx'
import styles from './drawing.module.css'
import type { DrawingScene } from './drawing-scene.ts'
import { capitalise, nameOf } from './sentences.ts'
import type { Act } from './studio.ts'
import { Icon, type IconName, ToolButton, Toolbar } from './Toolbar.tsx'

interface ThingToolsProps {
  scene: DrawingScene
  thing: Thing
  act: Act
  onListen(): void
  /** Called after the thing was removed. */
  onRemoved(): void
  say(sentence: string): void
}

/** Buttons that move, resize, rotate, reorder or remove the selected thing. */
export function ThingTools({ scene, thing, act, onListen, onRemoved, say }: ThingToolsProps) {
  const name = capitalise(nameOf(thing, scene))
  const place = (to: Partial<Placement>, done: string) => {
    act({ type: 'place', id: thing.id, to })
    say(`${name} : ${done}.`)
  }
  const goTo = (at: Point, where: string) => place(at, where)
  return (
    <div className="stack tight centred">
      <button type="button" className={styles.thingName} onClick={onListen}>
        <Icon name="listen" />
        {nameOf(thing, scene)}
      </button>
      <Toolbar label={`Déplacer ou changer ${nameOf(thing, scene)}`} className={styles.thingBar}>
        {changes.map(({ icon, french, done, change }) => (
          <ToolButton key={icon} icon={icon} name={french} onClick={() => place(change(thing), done)} />
        ))}
        <ToolButton
          icon="front"
          name="Mettre devant"
          onClick={() => {
            act({ type: 'bring', id: thing.id, to: 'front' })
            say(`${name} : devant.`)
          }}
        />
        <ToolButton
          icon="back"
          name="Mettre derrière"
          onClick={() => {
            act({ type: 'bring', id: thing.id, to: 'back' })
            say(`${name} : derrière.`)
          }}
        />
      </Toolbar>
      <div className="row bottom centred">
        {scene.places.length > 0 && (
          <Choice
            label="Où?"
            english="Where?"
            value=""
            options={[{ value: '', name: 'Choisis' }, ...scene.places.map(toOption)]}
            onChoose={(value) => {
              const found = scene.places.find((_, index) => String(index) === value)
              if (found) goTo({ x: found.x, y: found.y }, found.name)
            }}
          />
        )}
        <Button
          look="soft"
          onClick={() => {
            act({ type: 'remove', id: thing.id })
            say(`${name} : c'est enlevé de la feuille.`)
            onRemoved()
          }}
        >
          <Icon name="clear" />
          <Bilingual french="Enlever" english="Remove" />
        </Button>
      </div>
    </div>
  )
}

interface Change {
  icon: IconName
  french: string
  /** Announced after the change. */
  done: string
  change(thing: Thing): Partial<Placement>
}

const changes: readonly Change[] = [
  { icon: 'left', french: 'À gauche', done: 'à gauche', change: ({ x }) => ({ x: x - KEY_STEP }) },
  { icon: 'right', french: 'À droite', done: 'à droite', change: ({ x }) => ({ x: x + KEY_STEP }) },
  { icon: 'up', french: 'En haut', done: 'en haut', change: ({ y }) => ({ y: y - KEY_STEP }) },
  { icon: 'down', french: 'En bas', done: 'en bas', change: ({ y }) => ({ y: y + KEY_STEP }) },
  {
    icon: 'bigger',
    french: 'Plus grand',
    done: 'en plus grand',
    change: ({ scale }) => ({ scale: scale * KEY_SCALE_FACTOR }),
  },
  {
    icon: 'smaller',
    french: 'Plus petit',
    done: 'en plus petit',
    change: ({ scale }) => ({ scale: scale / KEY_SCALE_FACTOR }),
  },
  {
    icon: 'turnLeft',
    french: 'Tourner à gauche',
    done: "c'est tourné à gauche",
    change: ({ turn }) => ({ turn: turn - KEY_TURN }),
  },
  {
    icon: 'turnRight',
    french: 'Tourner à droite',
    done: "c'est tourné à droite",
    change: ({ turn }) => ({ turn: turn + KEY_TURN }),
  },
]

function toOption({ name }: { name: string }, index: number) {
  return { value: String(index), name }
}
