import { Bilingual } from '../../ui/Bilingual.tsx'
import { Button } from '../../ui/Button.tsx'
import { SignIcon } from '../../ui/ToolIcon.tsx'
import styles from './sign-in.module.css'

/** Returns to the previous step of a sign-in. */
export function BackButton({ onBack }: { onBack(): void }) {
  return (
    <Button look="quiet" className={styles.back} onClick={onBack}>
      <SignIcon shape="next" /> <Bilingual french="Retour" english="Back" />
    </Button>
  )
}
