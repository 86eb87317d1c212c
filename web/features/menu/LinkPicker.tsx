import { type ReactNode, useId, useState } from 'react'
import { type Grade, gradeNames, gradeOfUser, grades, linkGrade } from '../../../content/grades.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'
import { useCurrentPage } from '../../lib/page/current-page.ts'
import { useSession } from '../../lib/session/session.ts'
import { browserStorage } from '../../lib/storage/browser-storage.ts'
import styles from './LinkPicker.module.css'
import { gradesOf, shelvesOf } from './link-shelves.ts'
import { MenuIcon } from './MenuIcon.tsx'
import { MenuItem } from './MenuItem.tsx'
import panelStyles from './MenuPanel.module.css'
import { linksUnder, type MenuNode } from './menu-tree.ts'
import { NewStar } from './NewStar.tsx'

const GRADE_KEY = 'mme:menu-grade'

interface LinkPickerProps {
  node: MenuNode
  onNavigate(): void
}

/** Shows the links of one grade and one subgroup, if there are too many to show all. */
export function LinkPicker({ node, onNavigate }: LinkPickerProps) {
  const id = useId()
  const offered = gradesOf(node)
  const openLink = useOpenLink(node)
  const [chosenGrade, setGrade] = useState(useLikelyGrade(openLink))
  const [chosenShelf, setShelf] = useState<number | null>(null)
  const grade = offered.find((each) => each === chosenGrade) ?? offered[0]
  const shelves = shelvesOf(node, grade)
  const shelf =
    shelves.find(({ group, links }) =>
      chosenShelf === null ? links.some((link) => link === openLink) : group.groupID === chosenShelf,
    ) ?? shelves[0]

  const chooseGrade = (value: Grade) => {
    setGrade(value)
    browserStorage.setItem(GRADE_KEY, String(value))
  }
  return (
    <div className="stack loose" data-grade={grade}>
      <fieldset className={styles.choices}>
        <legend className="for-ears">Année</legend>
        {offered.map((each) => (
          <Chip key={each} name={`${id}-grade`} isChosen={each === grade} onChoose={() => chooseGrade(each)}>
            {gradeNames[each]}
          </Chip>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend className="for-ears">Sorte</legend>
        {shelves.map(({ group, hasNew }) => (
          <Chip
            key={group.groupID}
            name={`${id}-shelf`}
            isChosen={group === shelf?.group}
            onChoose={() => setShelf(group.groupID)}
          >
            <MenuIcon icon={group.icon} />
            {group.displayName}
            {hasNew && <NewStar />}
          </Chip>
        ))}
      </fieldset>
      {shelf && (
        <ul className={styles.links} aria-label={shelf.group.displayName}>
          {shelf.links.map((link) => (
            <li key={link.menuLinkID}>
              <MenuItem
                className={panelStyles.link}
                link={link}
                said={{ grade, kind: shelf.kind }}
                onNavigate={onNavigate}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface ChipProps {
  name: string
  isChosen: boolean
  onChoose(): void
  children: ReactNode
}

/** A radio button that looks like a label. Arrow keys move between the options. */
function Chip({ name, isChosen, onChoose, children }: ChipProps) {
  return (
    <label className={styles.chip}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} className={styles.radio} />
      {children}
    </label>
  )
}

/** The link of the open page or game. */
function useOpenLink(node: MenuNode): MenuLink | undefined {
  const current = useCurrentPage()
  return linksUnder(node).find(({ clientID, externalIdentifier }) =>
    current?.id ? externalIdentifier === current.id : clientID === current?.page.clientID,
  )
}

/** The grade of the open page, else the last one chosen on this device, else that of the pupil's class. */
function useLikelyGrade(openLink: MenuLink | undefined): Grade | null {
  const current = useCurrentPage()
  const user = useSession()
  const storedGrade = Number(browserStorage.getItem(GRADE_KEY))
  return (
    (openLink ? linkGrade(openLink.clientID) : (current?.page.grade ?? null)) ??
    grades.find((grade) => grade === storedGrade) ??
    gradeOfUser(user)
  )
}
