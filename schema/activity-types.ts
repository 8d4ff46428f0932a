/** The types of activities and of calendar events, for TypeScript and SQL alike. */

/**
 * - `contact`: its contact was in contact with the person
 * - `message`: a message to the employer, such as thanks for an interview
 * - `interview`: an interview takes or took place
 * - `move`: a change of the job's status, which itself has ended the silence about the job
 */
type Meaning = "contact" | "message" | "interview" | "move";

const activityMeanings = {
  application: [],
  email: ["contact", "message"],
  call: ["contact"],
  meeting: ["contact"],
  interview: ["contact", "interview"],
  follow_up: ["contact", "message"],
  note: [],
  offer: [],
  status_change: ["move"],
} as const satisfies Record<string, readonly Meaning[]>;

export type ActivityType = keyof typeof activityMeanings;
export const activityTypes = Object.keys(activityMeanings) as [ActivityType, ...ActivityType[]];

export function activityMeans(type: ActivityType, meaning: Meaning): boolean {
  return (activityMeanings[type] as readonly Meaning[]).includes(meaning);
}

export function activitiesMeaning(meaning: Meaning): ActivityType[] {
  return activityTypes.filter((type) => activityMeans(type, meaning));
}

/** Whether a calendar event of a type is an interview. */
export const isInterview = {
  interview: true,
  phone_screen: true,
  follow_up: false,
  deadline: false,
  other: false,
} as const satisfies Record<string, boolean>;

/** The types of calendar events that remind of something to do, whose `reminder.due` is sent when they start. */
export const isReminder: Readonly<Record<keyof typeof isInterview, boolean>> = {
  interview: false,
  phone_screen: false,
  follow_up: true,
  deadline: true,
  other: false,
};

export type CalendarEventType = keyof typeof isInterview;
export const calendarEventTypes = Object.keys(isInterview) as [
  CalendarEventType,
  ...CalendarEventType[],
];
