import type { Thing } from '../../../domain/drawing/drawing.ts'
import styles from './drawing.module.css'
import type { DrawingScene } from './drawing-scene.ts'
import { LabelForm } from './LabelForm.tsx'
import { Colours, Sizes } from './PaintBox.tsx'
import { StickerTray } from './StickerTray.tsx'
import type { Act } from './studio.ts'
import { ThingTools } from './ThingTools.tsx'
import type { Tool } from './tools.ts'

interface ToolOptionsProps {
  scene: DrawingScene
  tool: Tool
  colour: string
  onColour(hex: string): void
  size: number
  onSize(size: number): void
  selected: Thing | null
  act: Act
  onAdd(item: { kind: 'sticker'; name: string } | { kind: 'label'; text: string; colour: string }): void
  onListen(thing: Thing): void
  onRemoved(): void
  say(sentence: string): void
}

/** Options of the current tool, with a hint on how to use it. */
export function ToolOptions(props: ToolOptionsProps) {
  const { scene, tool, colour, onColour, size, onSize, selected, onAdd } = props
  const colours = <Colours colour={colour} onChoose={onColour} />
  switch (tool) {
    case 'brush':
      return (
        <>
          <Hint english="Draw with your finger or the mouse.">Dessine avec ton doigt ou la souris.</Hint>
          <Sizes size={size} onChoose={onSize} />
          {colours}
        </>
      )
    case 'eraser':
      return (
        <>
          <Hint english="Rub to erase the lines.">Frotte pour effacer les traits.</Hint>
          <Sizes size={size} onChoose={onSize} />
        </>
      )
    case 'bucket':
      return (
        <>
          <Hint english="Touch a closed shape.">Touche une forme fermée.</Hint>
          {colours}
        </>
      )
    case 'stickers':
      return (
        <>
          <Hint english="Touch a picture to put it on the sheet.">
            Touche une image pour la mettre sur la feuille.
          </Hint>
          <StickerTray stickers={scene.stickers} onAdd={({ id }) => onAdd({ kind: 'sticker', name: id })} />
        </>
      )
    case 'label':
      return (
        <>
          <LabelForm text={null} onWrite={(text) => onAdd({ kind: 'label', text, colour })} />
          {colours}
        </>
      )
    case 'hand':
      return selected ? (
        <SelectedOptions {...props} selected={selected} />
      ) : (
        <Hint english="Touch a picture or a word.">Touche une image ou un mot.</Hint>
      )
  }
}

function SelectedOptions({
  scene,
  selected,
  act,
  onColour,
  onListen,
  onRemoved,
  say,
}: ToolOptionsProps & { selected: Thing }) {
  return (
    <>
      <ThingTools
        scene={scene}
        thing={selected}
        act={act}
        onListen={() => onListen(selected)}
        onRemoved={onRemoved}
        say={say}
      />
      {selected.kind === 'label' && (
        <>
          <LabelForm
            key={selected.id}
            text={selected.text}
            onWrite={(text) => {
              act({ type: 'write', id: selected.id, text })
              say(`Le mot est changé : ${text}.`)
            }}
          />
          <Colours colour={selected.colour} onChoose={onColour} />
        </>
      )}
    </>
  )
}

function Hint({ english, children }: { english: string; children: string }) {
  return (
    <p className={styles.hint}>
      {children} <small lang="en">{english}</small>
    </p>
  )
}
