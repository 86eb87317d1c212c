import { useLazyDialog } from '../../lib/loading/use-lazy-dialog.tsx'
import { Bilingual } from '../../ui/Bilingual.tsx'
import rowStyles from '../../ui/MenuRow.module.css'

const loadReportDialog = async () => (await import('./ReportDialog.tsx')).ReportDialog

/** Opens the monthly report of a pupil's activities. */
export function ReportButton({ userID }: { userID: number }) {
  const [openDialog, dialog] = useLazyDialog(loadReportDialog, { userID })
  return (
    <>
      <button type="button" className={rowStyles.row} onClick={openDialog}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="none" stroke="currentColor">
          <path d="M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4" strokeWidth="2" strokeLinejoin="round" />
          <path d="M8 15.5l2.7 2.5L16 13.5" strokeWidth="2" strokeLinecap="round" />
        </svg>
        <span>
          <Bilingual french="Mes activités du mois" english="My activities this month" />
        </span>
      </button>
      {dialog}
    </>
  )
}
