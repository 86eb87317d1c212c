import { ReportButton } from '../features/activity-report/ReportButton.tsx'
import { BravoPill } from '../features/bravos/BravoPill.tsx'
import { DoneLinks } from '../features/bravos/DoneLinks.tsx'
import styles from './PupilTools.module.css'

/** A pupil's tools in the header: Bravo progress (n / 5), done links, and the month's report. */
export function PupilTools({ userID }: { userID: number }) {
  return (
    <div className={styles.tools}>
      <BravoPill />
      <DoneLinks />
      <ReportButton userID={userID} />
    </div>
  )
}
