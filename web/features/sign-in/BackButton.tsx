import { Button } from '../../ui/Button.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import styles from './ClassList.module.css'

/** Returns to the previous step of a sign-in. */
export function BackButton({ onBack }: { onBack(): void }) {
  return (
    <Button look="quiet" className={styles.back} onClick={onBack}>
      <SignIcon shape="next" /> Retour <small lang="en">Back</small>
    </Button>
  )
}
