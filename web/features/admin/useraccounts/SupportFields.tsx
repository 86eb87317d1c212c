import { supportNames } from '../../../../content/support-names.ts'
import { type Support, supports } from '../../../../domain/supports.ts'
import { CheckField } from '../ui/Field.tsx'
import styles from './SupportFields.module.css'

interface SupportFieldsProps {
  chosen: readonly Support[]
  onChoose(chosen: Support[]): void
}

/** Tick boxes for the supports of a pupil. */
export function SupportFields({ chosen, onChoose }: SupportFieldsProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>Soutiens</legend>
      <p>Ils suivent l'élève sur tous les appareils. Les autres élèves ne les voient pas.</p>
      <div className={styles.list}>
        {supports.map((support) => (
          <CheckField
            key={support}
            label={supportNames[support].name}
            help={supportNames[support].help}
            isChecked={chosen.includes(support)}
            onCheck={(isChecked) =>
              onChoose(supports.filter((each) => (each === support ? isChecked : chosen.includes(each))))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}
