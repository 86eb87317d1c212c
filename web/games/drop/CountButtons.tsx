import { type DropAction, type DropState, piecesOfTask } from '../../../domain/games/drop/rules.ts'
import { Button } from '../../ui/Button.tsx'
import { ToolIcon } from '../../ui/ToolIcon.tsx'

interface CountButtonsProps {
  state: DropState
  onAct(action: DropAction): void
  /** Shows and announces a sentence. */
  onNotice(sentence: string): void
}

/** Remove the last thing of a counting task, or confirm the count. */
export function CountButtons({ state, onAct, onNotice }: CountButtonsProps) {
  const last = piecesOfTask(state).at(-1)
  return (
    <>
      <Button
        look="soft"
        onClick={() => last && onAct({ type: 'remove', piece: last.id })}
        aria-disabled={!last || undefined}
        aria-label="Enlever"
      >
        <ToolIcon>
          <path d="M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3" />
        </ToolIcon>
      </Button>
      <Button onClick={() => (last ? onAct({ type: 'done' }) : onNotice("Place d'abord les images."))}>
        C'est prêt! <small lang="en">It is ready!</small>
      </Button>
    </>
  )
}
