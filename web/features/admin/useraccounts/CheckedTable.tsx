import { showsUserName } from '../../../../domain/api/user.ts'
import { frenchSpaces } from '../../../lib/text/french-spaces.ts'
import { normalizeForSearch } from '../../../lib/text/normalize-for-search.ts'
import { Button } from '../../../ui/Button.tsx'
import { CodeText } from '../../../ui/CodeText.tsx'
import { useShowMore } from '../../../ui/use-show-more.ts'
import { CheckField } from '../ui/Field.tsx'
import styles from '../ui/ui.module.css'
import { type CheckedLine, duplicateNames, isIncluded, rejectionReason, type Ticks } from './checked-list.ts'

/** Lines rendered at a time; 5,000 would slow down the dialog. Lines with a refusal are always shown. */
const PAGE_SIZE = 200
const COLUMN_HEADERS = ['Utilisateur', 'Nom', 'Classe', 'NIP', 'Soutiens', 'Année']

interface CheckedTableProps {
  lines: readonly CheckedLine[]
  ticks: Ticks
  onTick(ticks: Ticks): void
}

/** Table of the checked lines, each with its verdict and a tick box that includes it in the import. */
export function CheckedTable({ lines, ticks, onTick }: CheckedTableProps) {
  const { list, shownCount, showMore } = useShowMore<HTMLTableSectionElement>(PAGE_SIZE)
  const shown = lines.filter(({ refusal }, index) => refusal || index < shownCount)
  const duplicates = duplicateNames(lines.filter((line) => isIncluded(line, ticks)))
  const sameNamed = lines.filter((line) => hasSameName(line) && !isIncluded(line, ticks))
  return (
    <>
      {lines.some(({ cells: [userName = '', displayName = ''] }) =>
        showsUserName({ userName, displayName }),
      ) && (
        <p>
          Le nom affiché est aussi le nom d'utilisateur sur des lignes de cette liste : qui le voit au tableau
          des Bravos peut entrer à la place de l'élève.
        </p>
      )}
      {duplicates.length > 0 && (
        <p role="status">
          {frenchSpaces(
            `Deux élèves d'une classe auraient le même nom affiché : ${duplicates.join(', ')}. Décochez une ligne, ou ajoutez une initiale.`,
          )}
        </p>
      )}
      {sameNamed.length > 0 && (
        <div>
          <Button
            look="soft"
            onClick={() =>
              onTick({ ...ticks, ...Object.fromEntries(sameNamed.map(({ line }) => [line, true])) })
            }
          >
            {frenchSpaces(`Cocher « même élève » où le nom affiché est le même (${sameNamed.length})`)}
          </Button>
        </div>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list of refused lines has nothing to focus, and must be scrollable by keyboard. */}
      <section className={styles.lines} tabIndex={0} aria-label="Ligne par ligne">
        <table>
          <thead>
            <tr>
              <th scope="col">Ligne</th>
              <th scope="col" className={styles.verdict}>
                Verdict
              </th>
              {COLUMN_HEADERS.slice(0, lines[0]?.cells.length).map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody ref={list}>
            {shown.map((line) => (
              <tr key={line.line} className={isIncluded(line, ticks) ? undefined : styles.rejected}>
                <td>{line.line}</td>
                <td>
                  <Verdict
                    line={line}
                    isTicked={isIncluded(line, ticks)}
                    onTick={(isTicked) => onTick({ ...ticks, [line.line]: isTicked })}
                  />
                </td>
                {line.cells.map((cell, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns never change places.
                  <td key={index}>
                    <CodeText text={cell} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {shown.length < lines.length && (
        <div>
          <Button look="soft" onClick={showMore}>
            {frenchSpaces(`Montrer plus de lignes : ${shown.length} sur ${lines.length}`)}
          </Button>
        </div>
      )}
    </>
  )
}

interface VerdictProps {
  line: CheckedLine
  isTicked: boolean
  onTick(isTicked: boolean): void
}

/** If an account has the same name, the teacher decides whether the line is the same pupil. */
function Verdict({ line, isTicked, onTick }: VerdictProps) {
  const { refusal, namesake, cells } = line
  if (refusal && !namesake) return <>refusée : {frenchSpaces(rejectionReason(line))}</>
  const label = namesake ? 'même élève' : 'nouveau compte'
  return (
    <>
      <CheckField
        label={label}
        name={`${label} : ${cells[1]}, ligne ${line.line}`}
        isChecked={isTicked}
        onCheck={onTick}
      />
      {namesake && (
        <strong>
          {isTicked ? `modifie ${nameWithClass(namesake)}` : `${nameWithClass(namesake)} a ce nom`}
        </strong>
      )}
    </>
  )
}

function nameWithClass({ displayName, classCode }: { displayName: string; classCode: string }): string {
  return `${displayName} (${classCode})`
}

function hasSameName({ namesake, cells: [, displayName = ''] }: CheckedLine): boolean {
  return (
    namesake !== undefined && normalizeForSearch(namesake.displayName) === normalizeForSearch(displayName)
  )
}
