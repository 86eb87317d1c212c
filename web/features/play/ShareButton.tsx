import { useLazyDialog } from '../../lib/loading/use-lazy-dialog.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { ToolIcon } from './ToolIcon.tsx'

const loadShareDialog = async () => (await import('../../ui/ShareDialog.tsx')).ShareDialog

/** Opens the ways by which somebody else comes to exactly this game. */
export function ShareButton({ title }: { title: string }) {
  const [openDialog, dialog] = useLazyDialog(loadShareDialog, { title })
  return (
    <>
      <IconButton name="Partager" onClick={openDialog}>
        <ToolIcon>
          <path d="M12 15V4M8 7.500L12 3.500l4 4M6 11.500H5V20.500h14V11.500h-1" />
        </ToolIcon>
      </IconButton>
      {dialog}
    </>
  )
}
