import * as z from 'zod/mini'
import { successWith } from './success.ts'
import { userID } from './user.ts'

/** Sign-in cards of pupils. A card's QR code holds the site's address `/login#card=<card>`. */

/** The pupil's id, the card's version and a signature, e.g. `42.1.pW…`. */
export const cardValue = z
  .string()
  .check(z.regex(/^[1-9]\d{0,14}\.[1-9]\d{0,8}\.[\w-]{86}$/, 'doit être ce que dit une carte'))

export const cardLoginRequest = z.object({
  card: z.string().check(z.trim(), z.minLength(1), z.maxLength(1000, 'doit avoir au plus 1000 caractères')),
})

/** A pupil's card. Valid until it is revoked. */
export const card = z.object({
  userID,
  userName: z.string(),
  displayName: z.string(),
  classCode: z.string(),
  card: cardValue,
})
export type Card = z.infer<typeof card>

/** The cards of all enabled pupils of a class, by name. */
export const cardsAnswer = successWith({ data: z.array(card) })

export const cardAnswer = successWith({ data: card })
