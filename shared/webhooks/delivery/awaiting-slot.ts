/**
 * The value of the `claim` column while a due delivery waits for a free slot at its webhook. It is
 * stored, so the text must stay as it is.
 */
export const awaitingSlot = "parked";
