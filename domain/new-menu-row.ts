import type { MenuLink } from './api/menu.ts'

/** A row of the menu as it is before anything is said of it: a group without a name, under the one of that number. */
export function newMenuRow(parentGroupID: number): MenuLink {
  return {
    menuLinkID: 0,
    ID: 0,
    clientID: '',
    groupID: 0,
    parentGroupID,
    displayName: '',
    icon: '',
    isEnabled: true,
    isBravoEnabled: false,
    isNew: false,
    isBonusEnabled: false,
    isAuthRequired: false,
    isAdminRequired: false,
    isWhiteListEnabled: false,
    externalIdentifier: null,
  }
}
