/** After how many days without activity an application or an interview needs attention, and at what age an offer. */
export const attentionDays = { applied: 7, interviewing: 5, offer: 3 } as const;
/** For how many days a win is recent. */
export const recentDays = 30;
/** Of each list. */
export const maxItems = 25;
