import { Button } from '../../../ui/Button.tsx'
import { ServerMessage } from '../ui/Form.tsx'
import form from '../ui/ui.module.css'
import type { SaveQueue, Saves } from './save-queue.ts'
import { countSaves } from './use-save-queue.ts'

/** Says which recordings could not be saved and why, and retries. Renders nothing if all are saved. */
export function SaveTrouble({ queue, saves }: { queue: SaveQueue; saves: Saves }) {
  const { unsaved, refused } = countSaves(saves)
  const count = saves.trouble ? unsaved : refused
  if (count === 0) return null
  const [firstRefusal] = [...saves.states.values()].filter((state) => state instanceof Error)
  return (
    <div className={form.form}>
      <p role="alert" className={form.trouble}>
        {count === 1
          ? "Un enregistrement n'est pas encore gardé."
          : `${count} enregistrements ne sont pas encore gardés.`}{' '}
        Ne fermez pas cet onglet.
      </p>
      <ServerMessage error={saves.trouble ?? firstRefusal ?? null} />
      <div>
        <Button onClick={queue.resume}>Essayer encore de garder</Button>
      </div>
    </div>
  )
}
