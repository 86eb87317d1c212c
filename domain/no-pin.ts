/** Sent as the PIN when none is required. */
export const NO_PIN = '0'
