import { IconButton } from '../../ui/IconButton.tsx'
import { useShareDialog } from '../../ui/use-share-dialog.ts'
import { ToolIcon } from './ToolIcon.tsx'

/** Opens the ways by which somebody else comes to exactly this game. */
export function ShareButton({ title }: { title: string }) {
  const [openDialog, dialog] = useShareDialog({ what: 'game', title })
  return (
    <>
      <IconButton name="Partager" onClick={openDialog}>
        <ToolIcon>
          <path d="M12 15V4M8 7.5L12 3.5l4 4M6 11.5H5V20.5h14V11.5h-1" />
        </ToolIcon>
      </IconButton>
      {dialog}
    </>
  )
}
