import type { SchoolClass } from '../../../../domain/api/class.ts'
import { type ContentArea, contentAreas, type StoredScope } from '../../../../domain/api/scope.ts'
import { classOption } from '../hooks/use-class-option.ts'
import { CheckField } from '../ui/Field.tsx'
import styles from './SupportFields.module.css'

interface ScopeFieldsProps {
  classes: readonly SchoolClass[]
  /** Null: an administrator without limits. */
  scope: StoredScope | null
  onChange(scope: StoredScope | null): void
}

const areaNames: Readonly<Record<ContentArea, string>> = {
  pages: 'Les pages et le menu',
  games: 'Les jeux',
  media: 'Les images, les sons et les voix',
}

/** Makes an administrator a colleague, and chooses her classes and content. */
export function ScopeFields({ classes, scope, onChange }: ScopeFieldsProps) {
  const { classCodes, content } = scope ?? { classCodes: [], content: [] }
  const known = classes.map(({ classCode }) => classCode)
  return (
    <>
      <CheckField
        label="Collègue : seulement certaines classes"
        help="Sans les comptes des autres, les sauvegardes et les réglages."
        isChecked={scope !== null}
        onCheck={(isChecked) => onChange(isChecked ? { classCodes: [], content: [] } : null)}
      />
      {scope && (
        <fieldset className={styles.group}>
          <legend className={styles.legend}>Son accès</legend>
          <div className={styles.list}>
            {classes.map((each) => (
              <CheckField
                key={each.classCode}
                label={classOption(each).name}
                isChecked={classCodes.includes(each.classCode)}
                onCheck={(isChecked) =>
                  onChange({
                    classCodes: toggleChoice(known, classCodes, each.classCode, isChecked),
                    content,
                  })
                }
              />
            ))}
            {contentAreas.map((area) => (
              <CheckField
                key={area}
                label={areaNames[area]}
                isChecked={content.includes(area)}
                onCheck={(isChecked) =>
                  onChange({
                    classCodes,
                    content: toggleChoice(contentAreas, content, area, isChecked),
                  })
                }
              />
            ))}
          </div>
        </fieldset>
      )}
    </>
  )
}

/** The chosen values with one added or removed, in the order of `all`. */
function toggleChoice<Each>(
  all: readonly Each[],
  chosen: readonly Each[],
  changed: Each,
  isChosen: boolean,
): Each[] {
  return all.filter((each) => (each === changed ? isChosen : chosen.includes(each)))
}
