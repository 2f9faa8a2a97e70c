// @ts-check
/** Draws of each quantity: on its own, so that who needs only the number loads nothing else. */
export const COUNT = 4096;
