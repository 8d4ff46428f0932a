/** The service's clock in the evaluation, because the tasks name days of the week. */
export const evaluationClock = "2026-11-21T12:00:00.000Z";
