import type { PupilGroup } from '../../../../domain/api/group.ts'
import { userNameKey } from '../../../../domain/api/user.ts'

/** The name, numbered if a group has it: "La ferme", "La ferme 2". */
export function freeGroupName(name: string, groups: readonly PupilGroup[]): string {
  const taken = new Set(groups.map((group) => userNameKey(group.name)))
  for (let number = 1; ; number++) {
    const numbered = number === 1 ? name : `${name} ${number}`
    if (!taken.has(userNameKey(numbered))) return numbered
  }
}
