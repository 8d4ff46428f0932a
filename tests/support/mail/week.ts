/**
 * A week of a search: sixty mails to one person, in the words of many employers, from three time zones. None of
 * the companies exists. They were written apart from the rules and their samples, of which 54 were understood at first;
 * then the rules were widened.
 */

import type { MailKind } from "#schema/inbox.ts";
import type { Status } from "#schema/job-statuses.ts";
import type { Composed } from "#scripts/run/mail/compose-mail.ts";

export interface WeekJob {
  company: string;
  title: string;
  /** The status on Monday; null if the person has not added it. */
  status: Status | null;
  /** On Sunday. */
  ends: Status;
  /** The instants of its rounds on Sunday, and those that were canceled. */
  rounds?: string[];
  canceled?: string[];
}

export const weekJobs = {
  atlas: {
    company: "Atlas Harbor Logistics",
    title: "Operations Analyst",
    status: "saved",
    ends: "interviewing",
    rounds: ["2026-12-02T15:30:00Z", "2026-12-04T19:00:00Z"],
  },
  beryl: {
    company: "Beryl Health",
    title: "Nurse Informaticist",
    status: "applied",
    ends: "rejected",
  },
  cinder: {
    company: "Cinder & Oak",
    title: "Brand Manager",
    status: "applied",
    ends: "offer",
    rounds: ["2026-12-01T18:00:00Z"],
  },
  delta: {
    company: "Delta Prairie Energy, Inc.",
    title: "Sr. Electrical Engineer",
    status: "applied",
    ends: "screening",
    rounds: ["2026-12-03T17:00:00Z"],
  },
  ember: { company: "Ember Books", title: "Store Lead", status: "screening", ends: "rejected" },
  fjord: {
    company: "Fjord Analytics",
    title: "Data Engineer",
    status: "applied",
    ends: "interviewing",
    rounds: ["2026-12-07T16:00:00Z"],
    canceled: ["2026-12-02T20:00:00Z"],
  },
  garnet: { company: "Garnet Credit Union", title: "Loan Officer", status: null, ends: "applied" },
  harrow: {
    company: "Harrow Foods",
    title: "Food Safety Specialist",
    status: null,
    ends: "rejected",
  },
  iris: {
    company: "Iris Robotics",
    title: "Mechanical Engineer",
    status: "applied",
    ends: "screening",
  },
  juno: {
    company: "Juno Learning",
    title: "Curriculum Writer",
    status: "interviewing",
    ends: "offer",
  },
  kestrel: {
    company: "Kestrel Air",
    title: "Flight Dispatcher",
    status: "applied",
    ends: "applied",
  },
  lumen: {
    company: "Lumen Dental Group",
    title: "Dental Assistant",
    status: "saved",
    ends: "rejected",
  },
  mosaic: {
    company: "Mosaic Software",
    title: "Product Manager",
    status: "applied",
    ends: "rejected",
  },
  mosaic2: {
    company: "Mosaic Software",
    title: "Technical Writer",
    status: "applied",
    ends: "interviewing",
    rounds: ["2026-12-03T22:15:00Z"],
  },
  nimbus: {
    company: "Nimbus Weather",
    title: "GIS Specialist",
    status: "applied",
    ends: "applied",
  },
} as const satisfies Record<string, WeekJob>;

export type WeekJobName = keyof typeof weekJobs;

export interface WeekMail extends Omit<Composed, "to"> {
  /** What a person reads in it; null for mail about none of the jobs. */
  is: { kind: MailKind; job: WeekJobName } | null;
}

const dmarc = (result: string) => [
  `Authentication-Results: mx.cloudflare.net; spf=${result}; dkim=${result}; dmarc=${result}`,
];
const good = dmarc("pass");

let written = 0;

function mail(
  is: [MailKind, WeekJobName] | null,
  from: string,
  subject: string,
  text: string,
  more: Partial<Composed> = {},
): WeekMail {
  written++;
  const [kind, job] = is ?? [];
  return {
    ...{ from, subject, text, headers: good, messageId: `<week-${written}@mailer.example>` },
    date: new Date(Date.UTC(2026, 10, 23, 9, 0) + written * 2 * 3_600_000)
      .toUTCString()
      .replace("GMT", "+0000"),
    ...more,
    is: kind && job ? { kind, job } : null,
  };
}

function event(uid: string, start: string, summary: string, method = "REQUEST"): Partial<Composed> {
  return {
    calendar: `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:${method}\r\nBEGIN:VEVENT\r\nUID:${uid}\r\nDTSTART${start}\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n`,
  };
}

const greenhouse = (name: string) => `${name} <no-reply@us.greenhouse-mail.io>`;
const lever = (name: string) => `${name} <no-reply@hire.lever.co>`;
const ashby = (name: string) => `${name} <no-reply@ashbyhq.com>`;
const workday = (name: string) => `${name} <jobs@myworkday.com>`;
const icims = (name: string) => `${name} <careers+autoreply@talent.icims.com>`;
const smart = (name: string) => `${name} <notification@smartrecruiters.com>`;
const workable = (name: string) => `${name} <noreply@candidates.workablemail.com>`;

export const weekMails: readonly WeekMail[] = [
  // Monday
  mail(
    ["received", "atlas"],
    greenhouse("Atlas Harbor Logistics"),
    "Application received",
    "Hi Robin,\n\nThis is to let you know that we've received your application for Operations Analyst at Atlas Harbor Logistics. Our team looks at every application; if there's a match, somebody will get in touch to arrange an interview.\n\nThe Atlas Harbor team",
  ),
  mail(
    ["received", "garnet"],
    workday("Garnet Credit Union"),
    "Thanks for your application!",
    "Dear Robin,\n\nThank you for applying for the Loan Officer position at Garnet Credit Union. We will review your application and contact you should you be selected for an interview.",
  ),
  mail(
    ["received", "harrow"],
    smart("Harrow Foods"),
    "We got your application",
    "Hello Robin, we have received your application for the role of Food Safety Specialist at Harrow Foods. It takes us about two weeks to review all applications.",
  ),
  mail(
    null,
    "LinkedIn Job Alerts <jobalerts-noreply@linkedin.com>",
    "operations analyst: 12 new jobs in Portland",
    "Operations Analyst\nAtlas Harbor Logistics\n\nThanks for using alerts.",
  ),
  mail(
    null,
    "Indeed <alert@indeed.com>",
    "Loan Officer jobs matching your search",
    "Garnet Credit Union is hiring. Apply now.",
  ),
  mail(
    ["received", "lumen"],
    "Indeed Apply <indeedapply@indeed.com>",
    "Indeed Application: Dental Assistant",
    "Application submitted\n\nDental Assistant\nLumen Dental Group - Boise, ID\n\nThe following items were sent to Lumen Dental Group. Good luck!",
  ),
  mail(
    null,
    "Workday <noreply@myworkday.com>",
    "Verify your candidate account",
    "Please verify your account to continue.",
  ),
  mail(
    ["interview", "delta"],
    lever("Delta Prairie Energy"),
    "Phone screen with Delta Prairie Energy",
    "Hi Robin,\n\nYou're confirmed for a phone screen on Thursday. We look forward to speaking with you about the Senior Electrical Engineer role.",
    event(
      "delta-1",
      ";TZID=America/Denver:20261203T100000",
      "Phone screen: Robin / Delta Prairie Energy",
    ),
  ),
  mail(
    null,
    "Streaming Box <news@box.example>",
    "Your offer expires tonight",
    "We are excited to offer you three months for the price of one.",
  ),
  // Tuesday
  mail(
    ["rejection", "beryl"],
    icims("Beryl Health Talent"),
    "Your interest in Beryl Health",
    "Robin, thank you for your interest in the Nurse Informaticist opportunity at Beryl Health. After reviewing your background we have decided not to proceed with your candidacy at this time.",
  ),
  mail(
    ["interview", "cinder"],
    "Mara Lindt <mara@cinderandoak.example>",
    "Interview for Brand Manager",
    "Hi Robin,\n\nIt was good to see your portfolio. I'd like to invite you to an interview with our marketing team on Tuesday. Please find the invite attached.\n\nMara\nCinder & Oak",
    event("cinder-1", ";TZID=America/New_York:20261201T130000", "Interview: Brand Manager"),
  ),
  mail(
    ["interview", "atlas"],
    "Atlas Harbor Logistics Recruiting <no-reply@us.greenhouse-mail.io>",
    "Interview with Atlas Harbor Logistics",
    "Hi Robin,\n\nYour interview for the Operations Analyst position is scheduled. See the calendar invitation for details.",
    event(
      "atlas-1",
      ";TZID=America/Los_Angeles:20261202T073000",
      "Hiring manager interview - Operations Analyst",
    ),
  ),
  mail(
    ["received", "lumen"],
    "Lumen Dental Group <office@lumendental.example>",
    "Re: Dental Assistant",
    "Hi Robin, we received your application and will call if we need anything else. Front desk, Lumen Dental Group",
    { headers: [] },
  ),
  mail(
    null,
    "Pat Quill <pat@quillsearch.example>",
    "Exciting opportunity",
    "Hi Robin, I came across your profile and would love to tell you about a confidential role. Are you open to a chat?",
    { headers: [] },
  ),
  mail(
    ["assessment", "iris"],
    ashby("Iris Robotics Hiring Team"),
    "Next step: technical exercise",
    "Hi Robin,\n\nThanks for your patience. For the Mechanical Engineer position at Iris Robotics, we'd like you to complete a short design take-home exercise. The link below works until Sunday.",
  ),
  mail(
    ["interview", "fjord"],
    workable("Fjord Analytics"),
    "Interview invitation: Data Engineer",
    "Robin,\n\nFjord Analytics invites you to an interview for the Data Engineer job.",
    event("fjord-1", ";TZID=America/Chicago:20261202T140000", "Technical interview"),
  ),
  mail(
    null,
    "Gym Central <hello@gym.example>",
    "We received your application for membership",
    "Thanks for joining. Your card is in the mail.",
    { headers: [] },
  ),
  mail(
    ["received", "nimbus"],
    greenhouse("Nimbus Weather"),
    "Thank you for applying to Nimbus Weather",
    "Robin,\n\nThank you for applying! Your application for GIS Specialist has been received.\n\nNimbus Weather",
  ),
  mail(
    null,
    "Greenhouse <no-reply@greenhouse.io>",
    "Your security code",
    "Your security code is 482913. Enter it to submit your application.",
  ),
  // Wednesday
  mail(
    ["rejection", "ember"],
    "Ember Books HR <hr@emberbooks.example>",
    "Store Lead",
    "Dear Robin,\n\nWe enjoyed our conversation. The position has been filled by an internal candidate, so we won't continue the process.\n\nKind regards\nEmber Books",
  ),
  mail(
    ["interview", "fjord"],
    workable("Fjord Analytics"),
    "Canceled: Interview for Data Engineer",
    "Robin,\n\nWe are sorry, we have to cancel your interview. A new date follows.",
    event("fjord-1", ";TZID=America/Chicago:20261202T140000", "Technical interview", "CANCEL"),
  ),
  mail(
    ["interview", "mosaic2"],
    ashby("Mosaic Software"),
    "Your interview with Mosaic Software",
    "Hi Robin,\n\nYour interview for the Technical Writer role is confirmed.",
    event("mosaic-1", ":20261203T221500Z", "Interview: Technical Writer"),
  ),
  mail(
    ["rejection", "mosaic"],
    ashby("Mosaic Software"),
    "Your application for Product Manager",
    "Hi Robin,\n\nThank you for your interest in Mosaic Software. We've decided to move forward with other candidates for the Product Manager role. This has no bearing on other applications of yours.",
  ),
  mail(
    null,
    "LinkedIn <messages-noreply@linkedin.com>",
    "Dana messaged you",
    "Hi Robin, congratulations on the new interview series!",
  ),
  mail(
    null,
    "LinkedIn <jobs-noreply@linkedin.com>",
    "Your application was viewed by Kestrel Air",
    "Your application for Flight Dispatcher was viewed.",
  ),
  mail(
    ["received", "kestrel"],
    icims("Kestrel Air Careers"),
    "Thank you for your interest in Flight Dispatcher 2026-3301",
    "Robin,\n\nThank you for applying to the Flight Dispatcher position at Kestrel Air. Only candidates selected for an interview will be contacted.",
  ),
  mail(
    ["interview", "cinder"],
    "Mara Lindt <mara@cinderandoak.example>",
    "Re: Interview for Brand Manager",
    "Looking forward to our interview on Tuesday, Robin. The address is on our site.\n\nMara",
    { inReplyTo: "<week-11@mailer.example>" },
  ),
  mail(
    null,
    "Riverside Library <notices@library.example>",
    "Item due soon",
    "Interviewing for Beginners is due on Friday.",
    { headers: [] },
  ),
  mail(
    null,
    "Beryl Health <survey@beryl.example>",
    "Tell us about your application experience",
    "Your feedback on your application helps us.",
    { headers: [] },
  ),
  // Thursday
  mail(
    ["interview", "fjord"],
    workable("Fjord Analytics"),
    "Interview rescheduled: Data Engineer",
    "Robin,\n\nYour interview has been rescheduled.",
    event("fjord-2", ";TZID=America/Chicago:20261207T100000", "Technical interview"),
  ),
  mail(
    ["offer", "juno"],
    "Tess Okafor <tess@junolearning.example>",
    "Good news!",
    "Dear Robin,\n\nOn behalf of Juno Learning, I am delighted to offer you the position of Curriculum Writer. The formal offer letter follows tomorrow.\n\nTess",
  ),
  mail(
    ["interview", "atlas"],
    "Atlas Harbor Logistics Recruiting <no-reply@us.greenhouse-mail.io>",
    "Onsite interview: Operations Analyst",
    "Hi Robin,\n\nThe team liked your interview. Your on-site is confirmed, see the invitation.",
    event("atlas-2", ";TZID=America/Los_Angeles:20261204T110000", "On-site: Operations Analyst"),
  ),
  mail(
    ["rejection", "harrow"],
    smart("Harrow Foods"),
    "Your application to Harrow Foods",
    "Hello Robin,\n\nThank you for your time. Unfortunately, we are unable to move your application for Food Safety Specialist forward.\n\nKind regards",
  ),
  mail(
    null,
    "Harrow Foods Talent Community <notification@smartrecruiters.com>",
    "New jobs for you at Harrow Foods",
    "Plant Manager. Quality Lead. Apply now.",
  ),
  mail(
    ["received", "garnet"],
    workday("Garnet Credit Union"),
    "Your application is under review",
    "Dear Robin,\n\nYour application for Loan Officer is under review.",
  ),
  mail(
    null,
    "Juno Learning <noreply@junolearning.example>",
    "Receipt for your course",
    "Thank you for your purchase.",
    { headers: [] },
  ),
  mail(
    ["interview", "delta"],
    lever("Delta Prairie Energy"),
    "Reminder: phone screen with Delta Prairie Energy",
    "Hi Robin, this is a reminder that your phone screen is scheduled for Thursday at 10 AM Mountain Time.",
  ),
  mail(
    null,
    "City of Boise <permits@boise.example>",
    "Application incomplete",
    "Your parking application is incomplete.",
    { headers: [] },
  ),
  mail(
    null,
    "Friend <lee@mail.example>",
    "lunch?",
    "Want to talk about your interview over lunch on Friday?",
    { headers: [] },
  ),
  // Friday
  mail(
    ["rejection", "lumen"],
    "Lumen Dental Group <office@lumendental.example>",
    "Dental Assistant",
    "Hi Robin, thank you for coming by. We have chosen to go with another candidate. All the best, Lumen Dental Group",
    { headers: [] },
  ),
  mail(
    ["offer", "cinder"],
    "Mara Lindt <mara@cinderandoak.example>",
    "Offer: Brand Manager at Cinder & Oak",
    "Hi Robin,\n\nCongratulations! We're thrilled to extend you an offer to join Cinder & Oak as Brand Manager. Your offer letter is attached.\n\nMara",
    { date: "Fri, 27 Nov 2026 18:00:00 +0000" },
  ),
  mail(
    ["offer", "juno"],
    "Juno Learning HR <hr@junolearning.example>",
    "Your offer letter from Juno Learning",
    "Dear Robin,\n\nAttached is your offer letter for the Curriculum Writer position. Please sign it by Wednesday.",
  ),
  mail(
    ["assessment", "iris"],
    ashby("Iris Robotics Hiring Team"),
    "Reminder: your take-home for Iris Robotics",
    "Hi Robin,\n\nA reminder to submit your take-home exercise for the Mechanical Engineer position.",
  ),
  mail(
    null,
    "Kestrel Air <offers@kestrelair.example>",
    "Fly for less: offers inside",
    "We are pleased to offer you fares from $49.",
    { headers: [] },
  ),
  mail(
    null,
    "Ines <ines@mail.example>",
    "Fwd: hiring",
    "Hey, my company is hiring, want me to refer you?",
    { headers: [] },
  ),
  mail(
    ["rejection", "beryl"],
    icims("Beryl Health Talent"),
    "Nurse Informaticist 2026-9981",
    "Robin,\n\nThe Nurse Informaticist position at Beryl Health has been closed.",
  ),
  mail(
    null,
    "Glass Reviews <noreply@reviews.example>",
    "How was your interview at Atlas Harbor Logistics?",
    "Tell others how it went.",
  ),
  mail(
    null,
    "Payroll Times <news@payroll.example>",
    "5 offer letter mistakes",
    "How to write an offer letter that candidates accept.",
  ),
  mail(
    null,
    "Nimbus Weather <alerts@nimbusweather.example>",
    "Wind advisory",
    "Gusts of up to 50 mph are expected.",
    { headers: [] },
  ),
  // The weekend
  mail(
    ["received", "nimbus"],
    "Robin <robin@mail.example>",
    "Fwd: Thank you for applying to Nimbus Weather",
    "---------- Forwarded message ---------\nFrom: Nimbus Weather <no-reply@us.greenhouse-mail.io>\nDate: Tue, Nov 24, 2026\nSubject: Thank you for applying to Nimbus Weather\nTo: Robin\n\nRobin,\n\nThank you for applying! Your application for GIS Specialist has been received.\n\nNimbus Weather",
  ),
  mail(
    ["interview", "mosaic2"],
    ashby("Mosaic Software"),
    "Reminder of your interview",
    "Hi Robin, your interview for the Technical Writer role at Mosaic Software is scheduled for Thursday.",
    event("mosaic-1", ":20261203T221500Z", "Interview: Technical Writer"),
  ),
  mail(
    null,
    "Indeed <no-reply@indeed.com>",
    "Recommended for you: Dispatcher",
    "Flight Dispatcher\nKestrel Air - Reno, NV",
  ),
  mail(
    null,
    "Robin's Calendar <calendar@mail.example>",
    "Invitation: Dentist",
    "Cleaning on Monday",
    { ...event("dentist", ";TZID=America/Boise:20261130T090000", "Dentist"), headers: [] },
  ),
  mail(
    null,
    "Bank <alerts@bank.example>",
    "Your loan application has been received",
    "We have received your application for a car loan.",
    { headers: [] },
  ),
  mail(
    null,
    "Resume Polish <hi@polish.example>",
    "Finish your application faster",
    "Complete your profile today.",
  ),
  mail(
    null,
    "Atlas Shipping Deals <deals@atlasdeals.example>",
    "Interview our CEO",
    "A chat about containers.",
  ),
  mail(
    null,
    "University <alumni@uni.example>",
    "Career fair: schedule an interview on campus",
    "If you would like to schedule an interview slot, register by Monday.",
  ),
  mail(
    null,
    "Greenhouse Gardening <hello@gardening.example>",
    "Your order has been received",
    "Thank you for your order of tulips.",
  ),
  mail(null, "Workable <no-reply@workable.com>", "Complete your profile", "Add your skills."),
  mail(
    null,
    "Forger <no-reply@us.greenhouse-mail.io>",
    "Your application to Kestrel Air",
    "Unfortunately, we will not be moving forward with your application for Flight Dispatcher at Kestrel Air.",
    { headers: dmarc("fail") },
  ),
];
