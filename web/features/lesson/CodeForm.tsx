import { useNavigate } from '@tanstack/react-router'
import { type FormEvent, useId, useState } from 'react'
import { CODE_LENGTH, lessonPath, normalizeCode } from '../../../domain/lesson.ts'
import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { PlayIcon } from '../../ui/PlayIcon.tsx'
import styles from './lesson.module.css'

/** Form for the four letters of a lesson. Accepts any case and spacing. */
export function CodeForm() {
  const navigate = useNavigate()
  const id = useId()
  const [typed, setTyped] = useState('')
  const open = (event: FormEvent) => {
    event.preventDefault()
    const code = normalizeCode(typed)
    if (code !== '') void navigate({ to: lessonPath(code) })
  }
  return (
    <form className="row bottom" onSubmit={open}>
      <label htmlFor={id} className={styles.label}>
        <Bilingual french="Écris les lettres de la leçon." english="Type the letters of the lesson." />
      </label>
      <input
        id={id}
        className={styles.input}
        value={typed}
        size={2 * CODE_LENGTH}
        maxLength={4 * CODE_LENGTH}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        onChange={({ target }) => setTyped(target.value.toUpperCase())}
      />
      <Button type="submit" size="pupil">
        <PlayIcon /> <Bilingual french="Ouvrir" english="Open" />
      </Button>
    </form>
  )
}
