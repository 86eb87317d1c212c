/** So far, in CSS pixels, a finger may slip without dragging: then it is a tap. */
export const SLIP = 8
