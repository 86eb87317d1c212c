/** Stands for a PIN where none is asked for. */
export const NO_PIN = '0'
