/**
 * The picture of a pupil without an avatar. Kept apart from the list of avatars, which the first page does
 * not load.
 */
export const NO_AVATAR = '0.noavatar.png'
