import * as z from 'zod/mini'
import { Button } from '../../../ui/Button.tsx'
import { useKeptPlace } from '../hooks/use-kept-place.ts'
import { AdminPage } from '../ui/AdminPage.tsx'
import { Files } from './Files.tsx'
import { Voices } from './Voices.tsx'

const PARTS = [
  ['voices', 'Les voix des mots'],
  ['files', 'Les images et les sons'],
] as const

/** The teacher's own voice for the words of the bank, and every file that she brought along. */
export function MediaView({ title }: { title: string }) {
  const [part, setPart] = useKeptPlace('part', z.enum(['voices', 'files']), 'voices')
  return (
    <AdminPage title={title}>
      <fieldset className="row plain">
        <legend className="for-ears">Que voir</legend>
        {PARTS.map(([name, label]) => (
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
