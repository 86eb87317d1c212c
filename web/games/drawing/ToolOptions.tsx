import { useId, useState } from 'react'
import { labelText } from '../../../domain/drawing/commands.ts'
import { MAX_LABEL_LENGTH, type Thing } from '../../../domain/drawing/drawing.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { Picture } from '../../ui/Picture.tsx'
import styles from './drawing.module.css'
import type { DrawingScene, StickerKind } from './drawing-scene.ts'
import { Colours, Sizes } from './PaintBox.tsx'
import type { Act, Tool } from './studio.ts'
import { ThingTools } from './ThingTools.tsx'
import { Toolbar } from './Toolbar.tsx'

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
      <Bilingual french={children} english={english} />
    </p>
  )
}

interface LabelFormProps {
  /** Text of the selected label; null to write a new one. */
  text: string | null
  onWrite(text: string): void
}

/** Adds a word to the sheet, or changes the selected one. */
function LabelForm({ text, onWrite }: LabelFormProps) {
  const [written, setWritten] = useState(text ?? '')
  const id = useId()
  return (
    <form
      className={styles.labelForm}
      onSubmit={(event) => {
        event.preventDefault()
        const line = labelText(written)
        if (line === '') return
        onWrite(line)
        if (text === null) setWritten('')
      }}
    >
      <label htmlFor={id}>
        {text === null ? 'Écris un mot :' : 'Change le mot :'}{' '}
        <small lang="en">{text === null ? 'Write a word' : 'Change the word'}</small>
      </label>
      <input
        id={id}
        className={styles.labelInput}
        value={written}
        maxLength={MAX_LABEL_LENGTH}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setWritten(event.target.value)}
      />
      <Button type="submit" aria-disabled={labelText(written) === '' || undefined}>
        <Bilingual
          french={text === null ? 'Mettre' : 'Changer'}
          english={text === null ? 'Put it' : 'Change'}
        />
      </Button>
    </form>
  )
}

interface StickerTrayProps {
  stickers: readonly StickerKind[]
  onAdd(sticker: StickerKind): void
}

/** The scene's stickers with their words. A tap adds one to the sheet. */
function StickerTray({ stickers, onAdd }: StickerTrayProps) {
  return (
    <Toolbar label="Images à coller" className={styles.tray}>
      {stickers.map((sticker) => (
        <button key={sticker.id} type="button" className={styles.sticker} onClick={() => onAdd(sticker)}>
          <Picture image={sticker.image} word={sticker.french} size={56} className={styles.picture} isFirst />
          <span>{sticker.french}</span>
        </button>
      ))}
    </Toolbar>
  )
}
