/** Maximum movement of a tap, in CSS pixels. Beyond it the gesture is a drag. */
export const MAX_TAP_MOVEMENT = 8
