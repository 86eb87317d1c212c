/** In the place of a PIN where none is asked for. */
export const NO_PIN = '0'
