import * as z from 'zod/mini'
import { Button } from '../../../ui/Button.tsx'
import { useHistoryState } from '../hooks/use-history-state.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { Files } from './library/Files.tsx'
import { Voices } from './library/Voices.tsx'

const TABS = [
  ['voices', 'Les voix des mots'],
  ['files', 'Les images et les sons'],
] as const

/** Recordings for the words, and all stored files. */
export function MediaView({ title }: { title: string }) {
  const [part, setPart] = useHistoryState('part', z.enum(['voices', 'files']), 'voices')
  return (
    <AdminPage title={title}>
      <fieldset className="row plain">
        <legend className="for-ears">Que voir</legend>
        {TABS.map(([name, label]) => (
          <Button
            key={name}
            look={part === name ? 'main' : 'soft'}
            aria-pressed={part === name}
            onClick={() => setPart(name)}
          >
            {label}
          </Button>
        ))}
      </fieldset>
      {part === 'voices' ? <Voices /> : <Files />}
    </AdminPage>
  )
}
