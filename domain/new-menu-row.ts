import type { MenuLink } from './api/menu.ts'

/** An unnamed group below the given one. @param groupID 0 lets the API assign the next number */
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
