import * as z from 'zod/mini'
import { readableName } from './name.ts'
import { ownFiles } from './own-files.ts'
import { successWith } from './success.ts'

/**
 * One row of the menu tree. `groupID` is the row's own number, `parentGroupID` that of the row it
 * hangs under (0 = top level). A row with an empty `clientID` is a group, any other a link.
 */
export const menuLink = z.object({
  menuLinkID: z.int(),
  ID: z.int(),
  clientID: z.string().check(z.maxLength(120)),
  groupID: z.int(),
  parentGroupID: z.int(),
  displayName: z.string().check(z.minLength(1, 'ne doit pas être vide'), z.maxLength(80)),
  /** A path under the media base, or the address of a picture that was uploaded. */
  icon: z.string().check(z.maxLength(200)),
  isEnabled: z.boolean(),
  isBravoEnabled: z.boolean(),
  isNew: z.boolean(),
  isBonusEnabled: z.boolean(),
  isAuthRequired: z.boolean(),
  isAdminRequired: z.boolean(),
  isWhiteListEnabled: z.boolean(),
  externalIdentifier: z.nullable(z.string().check(z.maxLength(80))),
})
export type MenuLink = z.infer<typeof menuLink>

export const menuAnswer = z.object({ menulinks: z.array(menuLink), expiry: z.iso.datetime() })
export type MenuAnswer = z.infer<typeof menuAnswer>

export const person = z.object({ id: z.int(), displayName: z.string(), avatarUrl: z.string() })
export type Person = z.infer<typeof person>

/** The bonus as everyone may know it: the armed page's clientID, the last winner, when it last changed. */
export const bonusState = z.object({
  isActive: z.boolean(),
  page: z.nullable(z.string()),
  user: z.nullable(person),
  updated: z.nullable(z.iso.datetime()),
})
export type BonusState = z.infer<typeof bonusState>

/** `hasGamesSite`: whether the school has a site for games with others, without which nothing leads there. */
export const menuCacheAnswer = z.object({
  cache: z.object({ menuExpiry: z.iso.datetime(), bonus: bonusState, hasGamesSite: z.boolean() }),
})

const savedLink = z
  .extend(menuLink, {
    displayName: readableName.check(z.minLength(1, 'ne doit pas être vide'), z.maxLength(80)),
  })
  .check(ownFiles)

/**
 * `former`: the link as it was read; where it is another by now, the save is refused with what is there. A new link (`menuLinkID` 0)
 * that names its `groupID` may be sent again, and is saved once.
 */
export const saveLinkRequest = z.object({ link: savedLink, former: z.optional(menuLink) })
export type SaveLinkRequest = z.infer<typeof saveLinkRequest>
/** `menulinks`: every row that the save changed, the link included (the isNew rule reaches its grandparent). */
export const saveLinkAnswer = successWith({ link: menuLink, menulinks: z.array(menuLink) })

/**
 * What a row can lead to besides the pages that come with the site: a game, or a page that a teacher made. `isBlank`: nothing was
 * ever written on it.
 */
export const menuTarget = z.object({
  clientID: z.string(),
  externalIdentifier: z.nullable(z.string()),
  title: z.string(),
  isBlank: z.boolean(),
})
export type MenuTarget = z.infer<typeof menuTarget>

export const menuTargetsAnswer = successWith({ data: z.array(menuTarget) })

/** All rows that hang under `parentGroupID`, in their new order. */
export const orderLinksRequest = z.object({
  parentGroupID: z.int().check(z.gte(0)),
  menuLinkIDs: z.array(z.int()).check(z.minLength(1, 'ne doit pas être vide'), z.maxLength(1000)),
})
export type OrderLinksRequest = z.infer<typeof orderLinksRequest>
