import { type Editor, useEditorState } from '@tiptap/react'
import { useState } from 'react'
import { safeHref } from '../../../../../domain/rich-text.ts'
import { Button } from '../../../../ui/Button.tsx'
import { useRovingFocus } from '../../../../ui/use-roving-focus.ts'
import { InputField } from '../../ui/Field.tsx'
import { Form } from '../../ui/Form.tsx'
import styles from './editor.module.css'

interface Tool {
  name: string
  /** The button's visible text, if it is not the name. */
  sign?: string
  isOn?: boolean
  isOff?: boolean
  use(): void
}

/**
 * The formatting toolbar: a single Tab stop with arrow keys between buttons. Usual shortcuts such as Ctrl+B
 * work too.
 */
export function RichTools({ editor, label }: { editor: Editor; label: string }) {
  const [isLinking, setLinking] = useState(false)
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      bold: now.isActive('bold'),
      italic: now.isActive('italic'),
      underline: now.isActive('underline'),
      heading: now.isActive('heading', { level: 2 }),
      bulletList: now.isActive('bulletList'),
      orderedList: now.isActive('orderedList'),
      link: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  })
  const change = () => editor.chain().focus()
  const tools: Tool[] = [
    { name: 'Gras', sign: 'G', isOn: state.bold, use: () => change().toggleBold().run() },
    { name: 'Italique', sign: 'I', isOn: state.italic, use: () => change().toggleItalic().run() },
    { name: 'Souligné', sign: 'S', isOn: state.underline, use: () => change().toggleUnderline().run() },
    {
      name: 'Titre',
      isOn: state.heading,
      use: () => change().toggleHeading({ level: 2 }).run(),
    },
    {
      name: 'Liste à puces',
      sign: '• Liste',
      isOn: state.bulletList,
      use: () => change().toggleBulletList().run(),
    },
    {
      name: 'Liste numérotée',
      sign: '1. Liste',
      isOn: state.orderedList,
      use: () => change().toggleOrderedList().run(),
    },
    { name: 'Lien', isOn: state.link, use: () => setLinking(!isLinking) },
    { name: 'Annuler', isOff: !state.canUndo, use: () => change().undo().run() },
    { name: 'Refaire', isOff: !state.canRedo, use: () => change().redo().run() },
  ]
  const { boardProps, tabIndexOf } = useRovingFocus(tools.length)
  const { ref, ...handlers } = boardProps
  return (
    <>
      <div
        ref={(element) => {
          ref.current = element
        }}
        className={styles.toolbar}
        role="toolbar"
        aria-label={`Mise en forme : ${label}`}
        {...handlers}
      >
        {tools.map(({ name, sign, isOn, isOff, use }, place) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            tabIndex={tabIndexOf(place)}
            aria-pressed={isOn}
            aria-disabled={isOff}
            title={name}
            onClick={use}
          >
            {sign && <span aria-hidden="true">{sign}</span>}
            <span className={sign && 'for-ears'}>{name}</span>
          </button>
        ))}
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setLinking(false)} />}
    </>
  )
}

function LinkForm({ editor, onDone }: { editor: Editor; onDone(): void }) {
  const [href, setHref] = useState(String(editor.getAttributes('link').href ?? 'https://'))
  const isSafe = safeHref(href) !== null
  const link = () => {
    if (!isSafe) return
    const { empty } = editor.state.selection
    const chain = editor.chain().focus().extendMarkRange('link')
    if (empty && !editor.isActive('link')) {
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run()
    } else chain.setLink({ href }).run()
    onDone()
  }
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onDone()
  }
  return (
    <Form className={styles.link} onSend={link}>
      <InputField
        label="Adresse du lien"
        help="https://…, mailto:… ou une page du site, comme /music."
        value={href}
        onWrite={setHref}
      />
      <Button type="submit" disabled={!isSafe}>
        Lier
      </Button>
      <Button look="quiet" onClick={unlink}>
        Sans lien
      </Button>
    </Form>
  )
}
