import { linkCanCount } from '../../../content/link-can-count.ts'
import { CLOSING_FLAGS, isHeldOpen } from '../../../domain/always-open.ts'
import type { MenuLink } from '../../../domain/api/menu.ts'

/** Whether a row of the menu has a switch for the flag. One that is on, and should not be, can still be switched off. */
export function hasSwitch(link: MenuLink, flag: keyof MenuLink): boolean {
  if (CLOSING_FLAGS.has(flag) && isHeldOpen(link)) return false
  const isForCounting = flag === 'isBravoEnabled' || flag === 'isBonusEnabled'
  return !isForCounting || link[flag] || linkCanCount(link.clientID)
}
