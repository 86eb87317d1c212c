import { Dialog } from '../../ui/Dialog.tsx'
import { ActivityReport } from './ActivityReport.tsx'

interface ReportDialogProps {
  userID: number
  isOpen: boolean
  onClose(): void
}

/** The monthly activity report in a dialog. Loaded on first use. */
export function ReportDialog({ userID, isOpen, onClose }: ReportDialogProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Mes activités du mois" english="Monthly activity report">
      <ActivityReport key={userID} userID={userID} />
    </Dialog>
  )
}
