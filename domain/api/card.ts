import * as z from 'zod/mini'
import { successWith } from './success.ts'
import { userID } from './user.ts'

/** The cards by which pupils sign in: the QR code of a card holds the site's address `/login#card=<card>`. */

/** What a card says: the pupil's number, the card's version and a signature, e.g. `42.1.pW…`. */
export const cardValue = z
  .string()
  .check(z.regex(/^[1-9]\d{0,14}\.[1-9]\d{0,8}\.[\w-]{86}$/, 'doit être ce que dit une carte'))

export const cardLoginRequest = z.object({
  card: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'ne doit pas être vide'),
      z.maxLength(1000, 'doit avoir au plus 1000 caractères'),
    ),
})

/** A pupil's card, as long as it is not revoked. */
export const card = z.object({
  userID,
  userName: z.string(),
  displayName: z.string(),
  classCode: z.string(),
  card: cardValue,
})
export type Card = z.infer<typeof card>

/** Of a class: every enabled pupil's, by name. */
export const cardsAnswer = successWith({ data: z.array(card) })

export const cardAnswer = successWith({ data: card })
