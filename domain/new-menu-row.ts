import type { MenuLink } from './api/menu.ts'

/**
 * A row of the menu as it is before anything is said of it: a group without a name, under the one of that number.
 * @param groupID its own number; 0: the API gives it the next one
 */
export function newMenuRow(parentGroupID: number, groupID = 0): MenuLink {
  return {
    menuLinkID: 0,
    ID: 0,
    clientID: '',
    groupID,
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
