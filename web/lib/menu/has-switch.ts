import { linkCanCount } from '../../../content/site/link-can-count.ts'
import { CLOSING_FLAGS, hidesClosingFlags } from '../../../domain/always-open.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'

/** Whether a menu row has a switch for the flag. A flag that is wrongly on can always be switched off. */
export function hasSwitch(link: MenuLink, flag: keyof MenuLink): boolean {
  if (CLOSING_FLAGS.has(flag) && hidesClosingFlags(link)) return false
  const isForCounting = flag === 'isBravoEnabled' || flag === 'isBonusEnabled'
  return !isForCounting || link[flag] || linkCanCount(link.clientID)
}
