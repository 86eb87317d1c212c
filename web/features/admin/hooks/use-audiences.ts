import { useQuery } from '@tanstack/react-query'
import type { Account } from '../../../../domain/api/account.ts'
import { isClassKey, isGroupKey, pupilKey, pupilOfKey } from '../../../../domain/audience.ts'
import { useSession } from '../../../lib/session/session.ts'
import { enabledPupils } from '../data/enabled-pupils.ts'
import { pluralize } from '../data/pluralize.ts'
import { accountsQuery, classesQuery, groupsQuery } from '../data/queries.ts'
import { classOption } from './use-class-option.ts'

/**
 * Offers and names audience keys: classes, groups and single pupils.
 * @param withPupils false if only classes and groups are shown
 */
export function useAudiences(withPupils = true) {
  const { data: classes = [], isSuccess: hasClasses } = useQuery(classesQuery)
  const { data: groups = [], isSuccess: hasGroups } = useQuery(groupsQuery)
  const { data: accounts = [], isSuccess: hasPupils } = useQuery({ ...accountsQuery, enabled: withPupils })
  const pupils = enabledPupils(accounts)
  const scope = useSession()?.scope
  const own = new Set([
    ...classes.map(({ classCode }) => classCode),
    ...groups.map(({ groupID }) => groupID),
    ...accounts.map(({ id }) => pupilKey(id)),
  ])
  return {
    groups,
    pupils: pupils.map(({ id, displayName, classCode }) => ({
      value: pupilKey(id),
      name: `${displayName} (${classCode})`,
      group: 'Élèves',
    })),
    /** Classes and groups. */
    options: [
      ...classes.map((each) => ({ ...classOption(each), group: 'Classes' })),
      ...groups.map(({ groupID, name, userIDs }) => ({
        value: groupID,
        name: `${name} (${pluralize(userIDs.length, 'élève', 'élèves')})`,
        group: 'Groupes',
      })),
    ],
    /** The pupils of a class or group, or the single pupil, in French order. */
    membersOf(key: string): Account[] {
      const inGroup = new Set(groups.find(({ groupID }) => groupID === key)?.userIDs)
      return pupils.filter(({ id, classCode }) =>
        isClassKey(key) ? classCode === key : inGroup.has(id) || pupilOfKey(key) === id,
      )
    },
    /**
     * True if the teacher may address all of these audiences. A colleague may not change something that is
     * also for other audiences, or for the whole school.
     */
    areOwn: (keys: readonly string[]) => !scope || (keys.length > 0 && keys.every((key) => own.has(key))),
    /** True if the class, group or pupil was deleted, or is outside a colleague's scope. */
    isMissing(key: string): boolean {
      const isLoaded = isGroupKey(key) ? hasGroups : isClassKey(key) ? hasClasses : hasPupils
      return isLoaded && !own.has(key)
    },
    /** The code of a class, or the name of a group or pupil; "…" until it is known. */
    nameOf(key: string): string {
      if (!(isGroupKey(key) ? hasGroups : isClassKey(key) || hasPupils)) return '…'
      const unknownGroup = scope ? 'autre groupe' : 'groupe supprimé'
      if (isGroupKey(key)) return groups.find(({ groupID }) => groupID === key)?.name ?? unknownGroup
      const id = pupilOfKey(key)
      if (id === null) return key
      const unknownPupil = scope ? 'autre élève' : 'élève effacé'
      return accounts.find((account) => account.id === id)?.displayName ?? unknownPupil
    },
  }
}
