import * as z from 'zod/mini'
import { readableName } from './name.ts'
import { ownFiles } from './own-files.ts'
import { successWith } from './success.ts'

/**
 * A row of the menu tree. `groupID` is the row's own number, `parentGroupID` that of its parent (0 = top
 * level). A row with an empty `clientID` is a group, any other is a link.
 */
export const menuLink = z.object({
  menuLinkID: z.int(),
  ID: z.int(),
  clientID: z.string().check(z.maxLength(120)),
  groupID: z.int(),
  parentGroupID: z.int(),
  displayName: z.string().check(z.minLength(1), z.maxLength(80)),
  /** A path under the media base, or the address of an uploaded picture. */
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

/**
 * The public state of the bonus: the armed page's clientID and the last winner. `updated`: when they won or,
 * before the first win, when the bonus was armed.
 */
export const bonusState = z.object({
  isActive: z.boolean(),
  page: z.nullable(z.string()),
  user: z.nullable(person),
  updated: z.nullable(z.iso.datetime()),
})
export type BonusState = z.infer<typeof bonusState>

export const menuCacheAnswer = z.object({
  cache: z.object({ menuExpiry: z.iso.datetime(), bonus: bonusState }),
})

const savedLink = z
  .extend(menuLink, {
    displayName: readableName.check(z.minLength(1), z.maxLength(80)),
  })
  .check(ownFiles)

/**
 * `former`: the link as it was read. If the link has changed since, the save is refused and the refusal
 * contains the stored link. A new link (`menuLinkID` 0) with its own `groupID` is saved once, even if it is
 * sent again.
 */
export const saveLinkRequest = z.object({ link: savedLink, former: z.optional(menuLink) })
export type SaveLinkRequest = z.infer<typeof saveLinkRequest>
/**
 * `menulinks`: all rows that changed, including the link. A change of `isNew` may also change the groups
 * above it.
 */
export const saveLinkAnswer = successWith({ link: menuLink, menulinks: z.array(menuLink) })

/** A game or a teacher's page that a row can link to. `isBlank`: it has no content yet. */
export const menuTarget = z.object({
  clientID: z.string(),
  externalIdentifier: z.nullable(z.string()),
  title: z.string(),
  isBlank: z.boolean(),
})
export type MenuTarget = z.infer<typeof menuTarget>

export const menuTargetsAnswer = successWith({ data: z.array(menuTarget) })

/** All rows below `parentGroupID` in their new order. */
export const orderLinksRequest = z.object({
  parentGroupID: z.int().check(z.gte(0)),
  menuLinkIDs: z.array(z.int()).check(z.minLength(1), z.maxLength(1000)),
})
export type OrderLinksRequest = z.infer<typeof orderLinksRequest>
