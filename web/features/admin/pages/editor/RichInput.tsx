import { Link } from '@tiptap/extension-link'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useId } from 'react'
import { cleanRichText } from '../../../../../domain/clean-rich-text.ts'
import { safeHref } from '../../../../../domain/rich-text.ts'
import type { EditorProps } from './editor-props.ts'
import type { RichField } from './form.ts'
import styles from './RichInput.module.css'
import { RichTools } from './RichTools.tsx'

/**
 * Writes a text with a little form, on Tiptap. What it does not know, of what is pasted among other things, never becomes part
 * of the document; what it makes is cleaned all the same.
 */
export function RichInput({ field: { label, lang }, value, onChange }: EditorProps<RichField>) {
  const labelID = useId()
  const editor = useEditor({
    extensions,
    content: cleanRichText(value),
    // The policy of the site lets no script make styles.
    injectCSS: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelID,
        lang: lang ?? 'fr',
        class: styles.text ?? '',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(cleanRichText(changed.getJSON())),
  })
  return (
    <div className={styles.rich}>
      <span id={labelID} className={styles.label}>
        {label}
      </span>
      <RichTools editor={editor} label={label} />
      <EditorContent editor={editor} />
    </div>
  )
}

const extensions = [
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    dropcursor: false,
    gapcursor: false,
    heading: { levels: [2, 3] },
    horizontalRule: false,
    link: false,
    strike: false,
    trailingNode: false,
  }),
  Link.configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (url) => safeHref(url) !== null,
    // What is not asked for is not written down.
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
]
