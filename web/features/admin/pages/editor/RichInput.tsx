import { Link } from '@tiptap/extension-link'
import { EditorContent, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import { useId } from 'react'
import { cleanRichText } from '../../../../../domain/clean-rich-text.ts'
import { safeHref } from '../../../../../domain/rich-text.ts'
import styles from './editor.module.css'
import type { EditorProps, RichField } from './form.ts'
import { RichTools } from './RichTools.tsx'

/**
 * Edits a text with simple formatting, with Tiptap. Unknown markup, e.g. in pasted text, is not added to the
 * document. The result is sanitized as well.
 */
export function RichInput({ field: { label, lang }, value, onChange }: EditorProps<RichField>) {
  const labelID = useId()
  const editor = useEditor({
    extensions,
    content: cleanRichText(value),
    // The site's security policy forbids styles made by scripts.
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
      <span id={labelID} className={styles.richLabel}>
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
    // Do not store attributes that the site does not use.
    HTMLAttributes: { target: null, rel: null, class: null },
  }),
]
