import { ReportButton } from '../features/activity-report/ReportButton.tsx'
import { BravoPill } from '../features/bravos/BravoPill.tsx'
import { DoneLinks } from '../features/bravos/DoneLinks.tsx'
import styles from './PupilTools.module.css'

/** In the header, when a pupil is signed in: n / 5, and what the month brought. */
export function PupilTools({ userID }: { userID: number }) {
  return (
    <div className={styles.tools}>
      <BravoPill />
      <DoneLinks />
      <ReportButton userID={userID} />
    </div>
  )
}
