/**
 * How employers, and others, say it: a sentence or two of a mail for each way, by what they mean. All are invented. They
 * were written in three parts, each apart from the rules as they were. Of the second, 62% were understood at first and 11%
 * wrongly; of the third, 65% and 7%; then the rules were widened. What is misread still is left out, so that this is no
 * measurement.
 */
import type { MailKind } from "#schema/inbox.ts";

/** From, subject, text. */
export type Wording = readonly [from: string, subject: string, text: string];

const person = "Ana Reyes <ana@brambledental.example>";
const hr = "Bramble Dental <hr@brambledental.example>";
const workday = "Bramble Dental <bramble@myworkday.com>";
const greenhouse = "Bramble Dental <no-reply@us.greenhouse-mail.io>";

export const wordings: Readonly<Record<Exclude<MailKind, "confirmation">, readonly Wording[]>> = {
  rejection: [
    [
      "Pine Lake Title <pinelake@myworkday.com>",
      "Update on your application for Escrow Assistant (R-4410)",
      "Dear Sam,\n\nThank you for your interest in Pine Lake Title. We received a great number of applications for this position, and after careful review we have identified candidates who more closely meet our needs.\n\nWe wish you success in your job search.",
    ],
    [
      "Gina Holt <gina@pinelaketitle.example>",
      "Re: Escrow assistant",
      "Hi Sam,\n\nThank you for your patience. The partners decided last night and they are going with the other finalist. It was a close decision.\n\nGina",
    ],
    [
      "County of Larch HR <hr@larchcounty.gov>",
      "Notice - Clerk III",
      "Your name has been removed from the eligible list for Clerk III because you did not respond to the interview notice within five days.",
    ],
    [
      "County of Larch HR <hr@larchcounty.gov>",
      "Results - Deputy Sheriff",
      "You did not achieve the minimum passing score of 70 on the written examination. You may retake it after six months.",
    ],
    [
      "Larch Unified <noreply@applitrack.com>",
      "Art Teacher position",
      "The Art Teacher position at Larch Middle School has been filled. Thank you for applying to Larch Unified.",
    ],
    [
      "Pine Lake Title <no-reply@us.greenhouse-mail.io>",
      "Pine Lake Title",
      "Hi Sam,\n\nI know this isn't the email you were hoping for. The team has chosen to continue with other folks for the Escrow Assistant role.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Your interview on Monday",
      "Please disregard the interview invitation for Monday. The hiring manager has made a selection and the remaining interviews are canceled.",
    ],
    [
      "Gina Holt <gina@pinelaketitle.example>",
      "hey",
      "Hi Sam - just a heads up, we hired someone this morning so no need to come in Thursday. Thanks anyway!",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Regarding your recent interview",
      "Thank you for sharing your afternoon with us. We have decided to offer the position to a candidate whose background in title insurance is deeper.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Escrow Assistant",
      "We will not be considering your application further as the role requires a notary commission.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Application closed",
      "Your application for Escrow Assistant has been closed because the requisition was canceled.",
    ],
    [
      "Pine Lake Title <pinelake@myworkday.com>",
      "Your candidacy for Escrow Officer",
      "After reviewing your candidacy, we have determined that your qualifications don't align with this role.",
    ],
    [
      "Gina Holt <gina@pinelaketitle.example>",
      "My client",
      "My client has decided to go another way on the escrow job. They felt you were a bit light on commercial closings. I'll keep you in mind.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Thank you for your application",
      "We would like to thank you for applying. On this occasion you have not been successful.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Housekeeping opening",
      "Thank you for your time on the phone. We need somebody who can work every weekend, so we can't move forward.",
    ],
    [
      "Pine Lake Title <no-reply@us.greenhouse-mail.io>",
      "Decision on your application",
      "We've made the difficult decision not to proceed.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Employment decision",
      "Based on information in your consumer report, we are unable to offer you employment. A copy of the report is attached.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Escrow",
      "As you don't yet hold the license that state law requires, we are not able to consider you for the officer role.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Farm Supervisor",
      "Dear Sam, We interviewed several excellent people for this job, and in the end the vote went to someone else. Please accept our thanks.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Thank you from Fernwood",
      "Thank you for coming to see us. We've made our selection and you weren't our final choice this time.",
    ],
    [
      "Fernwood Farms <no-reply@us.greenhouse-mail.io>",
      "Your application for Buyer",
      "Hi Sam, at this point we're not able to take your candidacy further.",
    ],
    [
      "Fernwood Farms <no-reply@us.greenhouse-mail.io>",
      "Buyer role",
      "After talking it over, the team concluded that this isn't the right role for you at the moment.",
    ],
    [
      "Fernwood Farms <fernwood@myworkday.com>",
      "Application update",
      "The position you applied for, Buyer (R-2231), is no longer open.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Re: following up",
      "We did fill that position last week. I should have let you know sooner.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Clerk recruitment #22",
      "This is to advise you that you did not place within the top ten candidates and will therefore not be invited to the interview.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Outcome of your interview",
      "The panel has completed its deliberations. I am sorry to say that you were not the successful candidate.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Decision",
      "Your qualifications are strong but the applicant pool was very competitive, and we've decided to advance other applicants to the interview stage.",
    ],
    [
      "Fernwood Farms <no-reply@us.greenhouse-mail.io>",
      "An update",
      "Thank you for completing the exercise. We've decided not to progress to a further interview.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Offer withdrawn",
      "We regret that we must rescind the offer of employment we made to you on May 3, as the grant was not renewed.",
    ],
    [
      "Lou Marsh <lou@fernwoodfarms.example>",
      "Re: Re: position",
      "The family decided they want to go with a nanny who can drive. Thank you for meeting them!",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Notice of non-selection",
      "This letter is to notify you that you were not selected for Maintenance Worker.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Your application has been reviewed",
      "Your application was reviewed and did not meet the minimum qualifications for Engineer II.",
    ],
    [
      "Fernwood Farms <no-reply@us.greenhouse-mail.io>",
      "Thanks for your interest in Fernwood",
      "While we won't be moving ahead this time, we'd love to keep in touch.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Thank you!",
      "We enjoyed your audition. The role of assistant instructor has been offered to another finalist.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Your application for Cook",
      "We've decided to put this role on hold indefinitely and are closing all applications.",
    ],
    [
      "Fernwood Farms <fernwood@myworkday.com>",
      "Fernwood Farms: Buyer",
      "We have reviewed your application and, at this time, will be pursuing other candidates whose experience more closely aligns with our needs.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "School nurse",
      "The district has chosen not to fill this vacancy due to budget cuts.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Feedback on your test",
      "Your score on the test fell below the cutoff, so you will not continue in the selection process.",
    ],
    [
      "Fernwood Farms <no-reply@us.greenhouse-mail.io>",
      "Fernwood application",
      "Your profile isn't quite what we're looking for right now.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Final decision",
      "After much deliberation we have extended an offer to another candidate, which has been accepted.",
    ],
    [
      hr,
      "Thank you for applying",
      "Thank you for applying for Hygienist. We had a lot of interest and have offered the job to somebody with pediatric experience.",
    ],
    [
      hr,
      "Hygienist",
      "We wanted to let you know that the search has concluded and a candidate has accepted our offer. Thank you for your patience.",
    ],
    [
      person,
      "Re: Hygienist",
      "Sorry for the delay. We ended up hiring an applicant we had worked with before. Good luck out there!",
    ],
    [
      greenhouse,
      "Update from Bramble Dental",
      "Thanks for your interest in Bramble Dental. After reviewing your resume, we don't feel there is a match for this role right now.",
    ],
    [workday, "Your application", "At this time, we have decided to move in another direction."],
    [
      workday,
      "Application status change",
      "Your application status for Hygienist has changed to: Not Selected.",
    ],
    [
      hr,
      "Your interview",
      "It was a pleasure to speak with you. Ultimately, we felt that other candidates were better aligned with what the practice needs.",
    ],
    [
      hr,
      "Assistant opening",
      "I'm writing to let you know that we will not be extending an offer. It was a hard choice.",
    ],
    [
      greenhouse,
      "Bramble Dental application",
      "We won't be able to move your application to the next stage, since the role needs five years of chairside work.",
    ],
    [
      hr,
      "Examination results",
      "You did not receive a passing score on the written examination and will not be placed on the eligible list for Clerk.",
    ],
    [
      hr,
      "Vacancy notice",
      "We regret to inform you that your application for the post of Records Clerk has been unsuccessful on this occasion.",
    ],
    [
      hr,
      "Position eliminated",
      "Due to a reorganization the Front Office Lead position has been eliminated, and we are no longer recruiting for it.",
    ],
    [
      person,
      "Following up",
      "Thank you for the interview last week. The partners have opted for a candidate who already lives nearby.",
    ],
    [
      person,
      "quick update",
      "Hi Sam, just wanted to close the loop. We decided to promote someone from within for the lead job.",
    ],
    [
      hr,
      "Your candidacy",
      "Although your background is impressive, you will not be moving on to the final round.",
    ],
    [
      greenhouse,
      "Thank you for your time",
      "We appreciate the time you spent with the team. Unfortunately, we are not able to offer you the position.",
    ],
    [
      hr,
      "Background screening",
      "Based on the results of the pre-employment screening, we are withdrawing our conditional offer of employment.",
    ],
    [hr, "Teller", "We received a large number of applications and yours was not shortlisted."],
    [
      workday,
      "Regarding requisition",
      "This requisition has been canceled. You are welcome to apply for other openings.",
    ],
    [
      hr,
      "Application outcome",
      "Your application did not progress to the interview stage on this occasion.",
    ],
    [
      person,
      "Re: application",
      "I'm afraid the job has gone to someone else. Wishing you all the best.",
    ],
    [
      hr,
      "School secretary",
      "The interview committee has selected another applicant for the secretary position. Your file will stay active for a year.",
    ],
    [
      hr,
      "Driver",
      "We can't hire you at this time because of the points on your motor vehicle record.",
    ],
    [
      hr,
      "Status of your application",
      "After a review of your materials, you were found not to possess the minimum qualifications required for this classification.",
    ],
    [
      greenhouse,
      "Your application with Bramble Dental",
      "While we were impressed by your skills, we've chosen to go with candidates who have more direct experience.",
    ],
    [hr, "Nurse residency", "We are unable to offer you a place in this year's residency cohort."],
    [
      person,
      "Re: Re: line cook",
      "hey, owner gave the spot to his cousin. sorry man, you were my pick",
    ],
    [
      hr,
      "Update",
      "The hiring team has reviewed your profile and decided not to continue with your application.",
    ],
    [
      hr,
      "Your recent application",
      "You have been removed from consideration for Warehouse Lead because we could not verify your forklift certificate.",
    ],
  ],
  offer: [
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Congratulations from Pine Lake Title",
      "Dear Sam,\n\nIt gives me great pleasure to offer you the position of Escrow Assistant. Your starting wage will be $23.50 an hour.",
    ],
    [
      "County of Larch HR <hr@larchcounty.gov>",
      "Conditional offer: Clerk III",
      "The County of Larch is making you a conditional offer of employment as Clerk III. This offer is contingent upon a physical and a background investigation.",
    ],
    [
      "Pine Lake Title via DocuSign <dse@docusign.net>",
      "Complete with DocuSign: Offer Letter_Sam Vale.pdf",
      "Gina Holt sent you a document to review and sign. Hi Sam, please sign your offer letter.",
    ],
    [
      "Lou Marsh <lou@fernwoodfarms.example>",
      "Re: Tuesday",
      "Sam, the owners and I want to bring you on. $22/hr, start the 1st. In or out?",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Offer of appointment",
      "I am pleased to offer you an appointment as Extension Agent, effective July 1, at an annual salary of $52,400.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Your offer",
      "Congratulations, Sam! Attached you will find the offer for the Buyer position. Please sign by Tuesday.",
    ],
    [
      "Fernwood Farms <fernwood@myworkday.com>",
      "Offer letter ready for review",
      "Your offer for Buyer is ready. Log in to review and sign.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Congratulations",
      "We are excited to welcome you to our team as a Harvest Lead! Your offer letter and benefits summary are attached.",
    ],
    [
      "Lou Marsh <lou@fernwoodfarms.example>",
      "call me!",
      "we want you! the job is yours if you can do weekends",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Conditional job offer - Corrections Officer",
      "You are hereby extended a conditional offer of employment pending a medical exam.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Letter of intent",
      "The board has approved your appointment as Second Grade Teacher. Please return the signed contract by May 15.",
    ],
    [
      "Fernwood Farms <no-reply@us.greenhouse-mail.io>",
      "Fernwood Farms offer",
      "It's official: we'd love for you to join Fernwood as our Buyer. Here are the details of your offer: base salary $70,000.",
    ],
    [
      "Lou Marsh <lou@fernwoodfarms.example>",
      "counter",
      "We can go up to $68,000 and I've attached a revised offer letter for the buyer role.",
    ],
    [
      hr,
      "Welcome to Bramble Dental!",
      "We are delighted to offer you employment as a Dental Assistant, at $24 an hour, starting on March 2.",
    ],
    [
      person,
      "Good news",
      "Everyone loved you. We'd like to offer you the assistant position! I'll send the paperwork tonight.",
    ],
    [person, "Re: job", "you got the job!! can you start monday? $17 to begin with"],
    [
      hr,
      "Contingent offer",
      "This letter confirms our contingent offer of employment for the position of Clerk. It depends on a background check.",
    ],
    [
      hr,
      "Offer details",
      "Please find attached your offer letter for the Hygienist role. Kindly return a signed copy by Friday.",
    ],
    [
      workday,
      "Action required: review your offer",
      "Your offer letter is available in your candidate account. Please review and accept it by Friday.",
    ],
    [
      hr,
      "Verbal offer recap",
      "As discussed by phone, we are offering you the role of Office Manager with a base salary of $61,000.",
    ],
    [
      hr,
      "Employment offer",
      "It is my pleasure to extend an offer of employment to you for the position of Teacher for the coming school year.",
    ],
    [
      person,
      "Next steps",
      "I am thrilled to let you know that we would like to hire you as our next Bookkeeper. The terms are in the attachment.",
    ],
    [
      hr,
      "Appointment",
      "You have been selected for the position of Library Assistant. Please confirm your acceptance by June 1.",
    ],
    [
      person,
      "Updated letter",
      "Here is the updated offer letter with the start date that we talked about.",
    ],
    [hr, "Job offer", "We would like to formally offer you the Server position. Reply to accept."],
    [
      hr,
      "Your new role",
      "On behalf of the whole clinic, I am happy to confirm our offer to you of the Nurse position.",
    ],
  ],
  interview: [
    [
      "Pine Lake Title <pinelake@myworkday.com>",
      "Interview Request: Escrow Assistant",
      "Hello Sam,\n\nWe would like to invite you to the next step, a 30-minute call with our recruiter. Please click the button below to choose a time.",
    ],
    [
      "Gina Holt <gina@pinelaketitle.example>",
      "Escrow assistant job",
      "Hi Sam, thank you for applying. Would you be able to come to our office on Wednesday at 10 for a talk with me and our manager?",
    ],
    [
      "County of Larch HR <hr@larchcounty.gov>",
      "Interview notice - Clerk III",
      "You are hereby notified that you are scheduled for an interview before the selection panel on Tuesday, May 5 at 1:15 PM, Room 3.",
    ],
    [
      "Pine Lake Title <no-reply@us.greenhouse-mail.io>",
      "Your onsite with Pine Lake Title",
      "Hi Sam! We're looking forward to your onsite. Below you'll find your schedule.",
    ],
    [
      "Gina Holt <gina@pinelaketitle.example>",
      "Re: Re: interview time",
      "Works for me. I'll call you at 2.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Reminder: interview tomorrow",
      "Hi Sam, a quick reminder about tomorrow's interview at 9 AM. Please bring two copies of your resume.",
    ],
    [
      "Gina Holt <gina@pinelaketitle.example>",
      "running behind",
      "Sam, my morning blew up. Could we start your interview at 11 instead of 10?",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Phone interview",
      "I have scheduled your phone interview with Gina Holt for Monday at 4 p.m. She will call the number on your resume.",
    ],
    [
      "Olivia <olivia@paradox.ai>",
      "Interview Confirmed",
      "You're all set, Sam! Your interview with Pine Lake Title is Wednesday at 1:00 PM at 12 Main St.",
    ],
    [
      "GoodTime <no-reply@goodtime.io>",
      "Pine Lake Title would like your availability",
      "Hi Sam, please submit your availability for your interviews with Pine Lake Title.",
    ],
    [
      "Indeed <no-reply@interviews.indeed.com>",
      "Interview confirmed with Pine Lake Title",
      "Your phone interview for Escrow Assistant is confirmed for Monday at 10:00 AM.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Final interview",
      "Congratulations on making it to the final stage! You will meet the two owners on Friday. Please confirm that 3 PM works.",
    ],
    [
      "Lou Marsh <lou@fernwoodfarms.example>",
      "Re: Farm hand job",
      "Can you come out to the farm Saturday at 9? I'll show you around and we can talk pay.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Fernwood Farms: let's talk!",
      "Hi Sam, thanks for applying! I'd like to schedule a 20-minute phone call. Please pick a time here: https://book.example/lou",
    ],
    [
      "Fernwood Farms <no-reply@us.greenhouse-mail.io>",
      "Interview with Fernwood Farms",
      "You're confirmed! Here is your schedule: 10:00 Pat (HR), 11:00 Jo (Farm manager).",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Second interview",
      "Mr. Marsh was impressed and would like to have you back for a second interview next week. Does Tuesday at 1 work?",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Next steps in the hiring process",
      "You have been selected to move forward to a panel interview. Please reply with three times that suit you.",
    ],
    [
      "Fernwood Farms <fernwood@myworkday.com>",
      "Schedule your interview",
      "Congratulations! You have been selected for an interview for Buyer. Click below to schedule.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Interview Location Change",
      "Please note that your interview on March 3 will now be held at the Elm Street office.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Virtual interview link",
      "Please join the virtual interview for Buyer using the link below on Thursday at 2:00 PM.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Structured interview invitation",
      "You have met the requirements and are invited to a structured interview. Candidates must confirm attendance by email.",
    ],
    [
      "Calendly <notifications@calendly.com>",
      "New Event: Sam Vale - Recruiter phone screen",
      "Event type: Recruiter phone screen. Invitee: Sam Vale. Location: phone.",
    ],
    [
      "Lou Marsh <lou@fernwoodfarms.example>",
      "meeting with our CEO",
      "Hi Sam, as a final step our CEO wants to spend half an hour with you. Can you do Wednesday at 3?",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Ride along",
      "The next step for the driver position is a ride-along with one of our drivers. Which morning next week suits you?",
    ],
    [
      "Lou Marsh <lou@fernwoodfarms.example>",
      "tried calling",
      "Hi Sam, this is Lou from Fernwood Farms. I tried to call you about your application. Please call me back at 555-0101.",
    ],
    [
      "Fernwood Farms <no-reply@us.greenhouse-mail.io>",
      "Availability",
      "Hi Sam, could you let me know your availability for a 45-minute video interview with our VP this week?",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Interview confirmation",
      "Thank you for accepting our invitation. We'll see you on June 2 at 2 PM in Room 12.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Trial day",
      "We'd like to see you in action: please come in for a paid trial shift on Sunday at 7 am.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Meet & greet",
      "We would like to invite you to campus to meet with the search committee and teach a demonstration class.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Prescreen",
      "I would like to conduct a brief phone screening with you for the Buyer opening. What is the best number to reach you, and when are you free?",
    ],
    [
      hr,
      "Next steps",
      "We would like to invite you for an interview on Tuesday at 10 AM at our main office.",
    ],
    [
      person,
      "Your application",
      "Thanks for your application. Are you available for a phone call on Thursday afternoon?",
    ],
    [
      person,
      "front desk job",
      "Hi Sam, got your resume. Could you stop by tomorrow at 4 and meet the doctor?",
    ],
    [
      greenhouse,
      "Next steps with Bramble Dental",
      "We were impressed by your background! Please use this link to book a time with our recruiter.",
    ],
    [
      hr,
      "Interview schedule",
      "You are scheduled to interview with the panel on May 4 at 9:30 a.m.",
    ],
    [
      hr,
      "Second round",
      "Congratulations, you have advanced to the second round! Please let me know your availability next week for a panel interview.",
    ],
    [
      person,
      "Thursday",
      "Just confirming our conversation for the office manager job on Thursday at 2. Park behind the building.",
    ],
    [
      hr,
      "Interview rescheduled",
      "Due to a conflict, we need to move your interview from Tuesday to Wednesday.",
    ],
    [
      hr,
      "Your upcoming interview",
      "We look forward to meeting you for your interview on Monday. You will meet with Dr. Lee and Pat.",
    ],
    [
      hr,
      "Notice of interview",
      "You have been selected to participate in an oral interview for Deputy Clerk on June 3.",
    ],
    [
      person,
      "Chat about the analyst role",
      "I'm the hiring manager for the analyst role you applied for. I'd love to find 30 minutes to talk. How's Friday at 11?",
    ],
    [
      hr,
      "Working interview",
      "We would like you to come in for a working interview on Saturday from 8 to noon.",
    ],
    [
      workday,
      "Self-schedule",
      "The hiring team would like to meet with you. Select a time from the calendar below.",
    ],
    [
      person,
      "Re: application",
      "Looks good. What days are you free this week to come in and meet the crew?",
    ],
    [
      hr,
      "Zoom details",
      "Here are the details for your Zoom interview tomorrow: the link is below. Please log in five minutes early.",
    ],
    [
      hr,
      "Reminder",
      "This is a reminder that you have an interview for Cashier tomorrow at 3:00 PM.",
    ],
    [person, "Re: Interview", "Perfect, Wednesday at 1 works for us. See you then!"],
    [
      greenhouse,
      "Phone interview request",
      "We'd like to set up a phone interview to learn more about your experience. Which of these times works best?",
    ],
    [
      hr,
      "Invitation to meet",
      "The principal would like to meet you to discuss the Aide position. Please call the office to set up an appointment.",
    ],
    [
      person,
      "Let's talk",
      "I reviewed your application and would love to hop on a quick call. Feel free to grab a slot on my calendar.",
    ],
    [
      hr,
      "Interview canceled",
      "Unfortunately we have to cancel your interview on Friday because of the storm. We will call you with a new date.",
    ],
    [
      hr,
      "On-site visit",
      "We're excited to welcome you for your on-site interview next week. Your flight is booked.",
    ],
    [
      person,
      "tomorrow",
      "Hi Sam, running late from another meeting, can we push our interview to 2:30?",
    ],
  ],
  assessment: [
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Next step: assessment",
      "Thank you for applying for Escrow Assistant. Please complete the attached proofreading test and return it within two days.",
    ],
    [
      "TestGorilla <no-reply@testgorilla.com>",
      "Pine Lake Title invited you to an assessment",
      "Hi Sam, Pine Lake Title has invited you to complete an assessment for Escrow Assistant. It takes 35 minutes.",
    ],
    [
      "County of Larch HR <hr@larchcounty.gov>",
      "Written exam: Clerk III",
      "You have been approved to take the written exam for Clerk III on June 14. Bring a photo ID.",
    ],
    [
      "Pine Lake Title <pinelake@myworkday.com>",
      "You have a task",
      "Complete the pre-employment assessment for Escrow Assistant (R-4410) using the link in your tasks.",
    ],
    [
      "Gina Holt <gina@pinelaketitle.example>",
      "sample closing",
      "Hi Sam, as a last step could you do a short exercise for us? The instructions are attached; please send it back by Friday.",
    ],
    [
      "HireVue <no-reply@hirevue.com>",
      "Reminder: complete your interview for Pine Lake Title",
      "You still have time to complete your on-demand interview for Escrow Assistant. It closes on Sunday.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Pre-hire assessment",
      "Thank you for applying! The next step is our pre-hire assessment, which takes about 25 minutes: https://test.example/1",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Skills test",
      "Please come to our office on Friday at 10 to take a typing and Excel test for the clerk position.",
    ],
    [
      "Fernwood Farms <no-reply@us.greenhouse-mail.io>",
      "Technical challenge",
      "We'd like you to complete a technical challenge. You'll have 72 hours from when you open it.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Physical ability test",
      "You are scheduled to take the physical ability test for Firefighter on June 9. Wear athletic clothing.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Video questions",
      "Please record short video answers to five questions using the link below as part of your application.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Supplemental questionnaire",
      "To continue in the process for Clerk II, you must complete the supplemental questionnaire by May 3.",
    ],
    [
      hr,
      "Next step",
      "Before we schedule interviews, we ask every applicant to take a short online skills test. It takes 20 minutes.",
    ],
    [
      greenhouse,
      "Take-home",
      "As a next step, we'd like you to work on a small project. Please return it within a week.",
    ],
    [
      hr,
      "Typing test",
      "You have been scheduled for a typing test at 9 AM on Monday. You must type 40 words per minute for this position.",
    ],
    [
      hr,
      "Your video interview",
      "You're invited to complete a one-way video interview. Record your answers whenever it suits you before Sunday.",
    ],
    [
      workday,
      "Assessment invitation",
      "Please complete the required assessment for your application within 3 days.",
    ],
    [
      person,
      "Exercise",
      "Attached is the case study for the Analyst position. Please send us your slides by Thursday.",
    ],
    [
      hr,
      "Written examination",
      "You are invited to take the written examination for Police Officer on April 11 at the high school.",
    ],
    [
      greenhouse,
      "Coding challenge",
      "Here is the link to your coding challenge. You will have 90 minutes once you start.",
    ],
    [
      hr,
      "Reminder",
      "We noticed that you have not completed your assessment for the Teller position. The link expires tomorrow.",
    ],
    [
      person,
      "Writing sample",
      "Could you send a writing sample, about a page, for your application? Please submit it by Monday.",
    ],
    [
      hr,
      "One more step",
      "To continue with your application for Cashier, please take our 15-minute personality assessment.",
    ],
  ],
  received: [
    [
      "Pine Lake Title <pinelake@myworkday.com>",
      "Application received for Escrow Assistant (R-4410)",
      "Thank you for applying. If you are not selected, you will receive an email when the position has been filled.",
    ],
    [
      "County of Larch HR <hr@larchcounty.gov>",
      "Application status",
      "Your application for Clerk III has been received and is being screened to determine whether you meet the minimum qualifications.",
    ],
    [
      "Larch Unified <noreply@applitrack.com>",
      "Application submitted",
      "Thank you for submitting your application to Larch Unified. Principals will contact candidates they wish to interview.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Thanks for applying, Sam!",
      "We're excited you want to work with us. A member of our team will review your application and reach out if your experience fits.",
    ],
    [
      "LinkedIn <jobs-noreply@linkedin.com>",
      "Sam, your application was sent to Pine Lake Title",
      "Your application was sent to Pine Lake Title. Escrow Assistant.",
    ],
    [
      "Pine Lake Title <no-reply@us.greenhouse-mail.io>",
      "Pine Lake Title application",
      "We have successfully received your application for Escrow Assistant. Due to the volume of applicants, only those selected will hear from us.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Your application",
      "Thank you for your recent application for Escrow Assistant. It will be reviewed by our hiring team and someone will follow up.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "We appreciate your interest!",
      "Your application has made its way to our hiring team! Sit tight while they look it over.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Confirmation of application",
      "Dear applicant, your application (no. 8841) for Clerk was successfully submitted on May 2.",
    ],
    [
      "Fernwood Farms <no-reply@us.greenhouse-mail.io>",
      "Thanks for applying to Fernwood Farms",
      "Hey Sam! Thanks for throwing your hat in the ring for Buyer. We'll review everything and get back to you within two weeks.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Application receipt",
      "We acknowledge with thanks the receipt of your application for the post of Buyer. Shortlisted candidates will be contacted.",
    ],
    [
      "Fernwood Farms <fernwood@myworkday.com>",
      "Thank you for applying",
      "We appreciate your interest in Fernwood Farms and have received your resume for Buyer.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Your documents",
      "The documents that you uploaded with your application for Clerk were received. The application period closes on May 30.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Thank you",
      "Thank you for your application for Buyer. Applications are reviewed on a rolling basis; if we'd like to proceed, you will hear from us.",
    ],
    [
      hr,
      "Application",
      "This is to confirm receipt of your application for Clerk. Review of applications will begin on May 1.",
    ],
    [
      greenhouse,
      "Thank you for applying",
      "Thank you for applying to Bramble Dental. Our team will review your application and contact you if there is a fit.",
    ],
    [
      workday,
      "Thanks",
      "You have successfully applied for Hygienist. You can check your status at any time.",
    ],
    [
      person,
      "Re: resume",
      "Thanks for sending your resume! I'll pass it along to the owner and we'll be in touch.",
    ],
    [
      hr,
      "Your application",
      "Your application has been received and will be kept confidential. Unfortunately, we cannot respond to every applicant individually.",
    ],
    [
      hr,
      "Auto-reply: jobs",
      "We have received your resume. If your qualifications meet our needs, a member of our team will contact you for an interview.",
    ],
    [
      hr,
      "Application submitted",
      "Congratulations! Your application for Bus Driver has been submitted.",
    ],
    [
      hr,
      "Thank you for your application",
      "Thank you for submitting your application for the Aide position. Only candidates selected for an interview will be contacted.",
    ],
    [
      hr,
      "We've got your application",
      "Your application is now with our hiring team. Expect to hear from us within two weeks.",
    ],
    [
      hr,
      "Confirmation",
      "Your online application for Custodian was received on April 2. Please keep this email for your records.",
    ],
    [
      hr,
      "Application received",
      "Thank you for your interest. If selected, you may be asked to complete an online assessment. Applicants who do not meet the requirements will be notified.",
    ],
    [
      hr,
      "Thank you for applying",
      "Thanks for taking the time to apply. We're going through all applications now and will let you know either way.",
    ],
  ],
  other: [
    [
      "County of Larch HR <hr@larchcounty.gov>",
      "Recruitment extended",
      "The filing deadline for Clerk III has been extended to June 1. No action is needed if you have already applied.",
    ],
    [
      "County of Larch HR <hr@larchcounty.gov>",
      "Eligible list",
      "You have passed the examination and your name has been placed on the eligible list for Clerk III. Departments may contact you as vacancies occur.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Delay",
      "Our timeline has slipped because the hiring manager is out. We have not made a decision and will update you by the 15th.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Onboarding tasks",
      "Welcome to Pine Lake Title! Please complete your W-4, your emergency contacts and the harassment training quiz before your first day.",
    ],
    [
      "Sterling <no-reply@sterlingcheck.com>",
      "Action required: background check for Pine Lake Title",
      "Pine Lake Title has requested a background check. Please complete the form within 3 days.",
    ],
    [
      "Xref <no-reply@xref.com>",
      "Sam Vale has asked you to be a reference",
      "Please complete a short questionnaire for Sam's application to Pine Lake Title.",
    ],
    [
      "Raj <raj@itstaff.example>",
      "Urgent requirement: Java Developer",
      "Hi, we have an urgent requirement. Please share your resume, rate and availability for an interview.",
    ],
    [
      "Monster <jobs@monster.com>",
      "Escrow jobs near you",
      "Pine Lake Title: Escrow Officer. Apply now. Interviews this week.",
    ],
    [
      "Resume Pro <hello@resumepro.example>",
      "Why you were rejected",
      "Most applications are rejected by software. Complete our resume assessment in 5 minutes and get more interviews.",
    ],
    [
      "Kelly <kelly@mail.example>",
      "any news?",
      "did you hear back from the title company? my interview got moved to friday, so nervous",
    ],
    [
      "Recruiter <t@staff.example>",
      "Quick call?",
      "Hi Sam, I saw your resume on Indeed and think you'd be perfect for a closing role. Can you talk today at 3?",
    ],
    [
      "Title Co <closing@titleco.example>",
      "Your closing appointment",
      "Your closing is scheduled for Friday at 10 AM. Please bring a photo ID and certified funds.",
    ],
    [
      "Bank <mortgage@bank.example>",
      "Your mortgage application",
      "We received your application and need two more documents. An underwriter will review it.",
    ],
    [
      "HOA <board@hoa.example>",
      "Board applications",
      "Thank you for applying to serve on the architectural committee. The board will review your application in May.",
    ],
    [
      "Airline <noreply@air.example>",
      "Schedule change",
      "Unfortunately, your flight has been canceled. Please select a new time.",
    ],
    [
      "Dean <dean@college.example>",
      "Scholarship",
      "We regret to inform you that you were not selected for the Larch Scholarship.",
    ],
    [
      "Landlord <rent@home.example>",
      "Showing",
      "Are you available for a showing on Saturday at 2? Your application is complete.",
    ],
    [
      "Boss <boss@current.example>",
      "Check-in",
      "Can we chat Thursday at 3 about the new position on the team? I'd like your opinion on the candidates.",
    ],
    [
      "Meetup <info@meetup.example>",
      "Tech interview practice night",
      "Join us on Tuesday at 7 PM to practice interviews. RSVP now.",
    ],
    [
      "Vendor <sales@crm.example>",
      "Following up on our demo",
      "I'd love to set up a quick call to learn more about your hiring process. What does Thursday look like?",
    ],
    [
      "Pollster <ask@poll.example>",
      "Invitation",
      "You have been selected to take part in a short phone interview about local politics.",
    ],
    [
      "LinkedIn <notifications-noreply@linkedin.com>",
      "Gina Holt viewed your profile",
      "See who's viewed your profile.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Your account",
      "Your candidate profile was updated. If this was not you, contact support.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "We miss you",
      "You applied to Pine Lake Title last year. We have new openings that may interest you. Apply today.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Travel reimbursement",
      "Thank you for coming to your on-site interview. Attached is the form to get your travel costs reimbursed.",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Thank you for interviewing",
      "Thank you for interviewing with Pine Lake Title on Monday. The team is meeting next week to discuss all candidates.",
    ],
    [
      "Gina Holt <gina@pinelaketitle.example>",
      "Re: question",
      "Yes, parking is free and the dress code is casual. Let me know if you have any other questions!",
    ],
    [
      "Pine Lake Title <jobs@pinelaketitle.example>",
      "Privacy notice",
      "You applied for a job with us. We keep your application for two years. Read how we process your data.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "We're hiring!",
      "Fernwood Farms is looking for seasonal workers. Apply today on our website and schedule an interview on the spot.",
    ],
    [
      "Lou Marsh <lou@fernwoodfarms.example>",
      "Reference for Kim",
      "Hi Sam, Kim gave your name as a reference. Do you have time to talk on Thursday at 3?",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Welcome to Fernwood!",
      "We're thrilled you accepted! Your first day is June 1. Please arrive at 8 and bring your ID.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Direct deposit",
      "Please complete your direct deposit form and the tax questionnaire before your start date.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Checking in",
      "Just a quick note that we're still working through applications for Buyer. You'll hear from us next week.",
    ],
    [
      "Fernwood Farms <careers@fernwoodfarms.example>",
      "Your interview feedback",
      "Thank you for interviewing with us. How did we do? Take our two-minute survey.",
    ],
    [
      "Fernwood Farms <fernwood@myworkday.com>",
      "Application draft saved",
      "You have started an application for Buyer. Complete and submit it before May 3.",
    ],
    [
      "Sunny Gym <hi@sunnygym.example>",
      "Your trial",
      "Come in for a free trial class on Saturday at 9! Pick a time that works for you.",
    ],
    [
      "Dr. Wu <office@wu.example>",
      "Confirm your appointment",
      "Your appointment with Dr. Wu is scheduled for Monday at 9:00 AM. Reply YES to confirm.",
    ],
    [
      "Tess <tess@recruitpro.example>",
      "Buyer - $90k - remote",
      "Hi Sam, my client is looking for a Buyer. Your experience looks like a fit. When are you free for a quick call?",
    ],
    [
      "Tess <tess@recruitpro.example>",
      "Re: Buyer",
      "Thanks Sam. Before I submit you, please send your updated resume and your expected salary.",
    ],
    [
      "School <office@school.example>",
      "Parent-teacher conference",
      "Please pick a time slot to meet with your child's teacher. Available times are below.",
    ],
    [
      "Car Sales <jim@cars.example>",
      "Your application",
      "Good news! Your auto loan application was approved. Come by tomorrow at 3 to sign.",
    ],
    [
      "Coursera <no-reply@courses.example>",
      "Complete the assessment",
      "You are almost there: complete the final assessment to earn your certificate.",
    ],
    [
      "Glassdoor <noreply@glassdoor.com>",
      "New interview reviews for Fernwood Farms",
      "See what candidates say about their interview at Fernwood Farms.",
    ],
    [
      "Mom <mom@mail.example>",
      "Re: interview",
      "So proud of you! See you Sunday at 5 for dinner. Did they offer you the job?",
    ],
    [
      "Tax Office <tax@town.example>",
      "Notice",
      "Your application for a refund was received and is under review.",
    ],
    [
      "ZipRecruiter <alerts@ziprecruiter.com>",
      "Your application was sent... and 5 more to consider",
      "Employers are reviewing candidates now. Apply to these jobs.",
    ],
    [
      "Handshake <no-reply@joinhandshake.com>",
      "Fernwood Farms is coming to campus",
      "Register for the info session and interview day. Spots are limited.",
    ],
    [
      "Contest <win@contest.example>",
      "Entry received",
      "Thank you for submitting your entry. Winners will be contacted by June.",
    ],
    [
      "Dealer <offers@dealer.example>",
      "An offer on your car",
      "We're pleased to offer you $12,000 for your car. Accept this offer by Friday.",
    ],
    [
      "Rep. Lane <lane@house.example>",
      "Town hall",
      "I'd love to meet you and hear from you at our town hall on Thursday at 7.",
    ],
    [
      "Ana <ana@work.example>",
      "1:1",
      "Can we move our meeting to Thursday at 2? I need to finish the budget for the analyst position.",
    ],
    [
      "Team Lead <lead@work.example>",
      "Interview panel",
      "Can you join the interview panel for the candidate on Thursday at 3? The resume is attached.",
    ],
    [
      "Clinic <nurse@clinic.example>",
      "Test results",
      "Your test results are in. You did not pass the screening, please schedule a follow-up.",
    ],
    [
      "Dating <hello@match.example>",
      "You have a match!",
      "Someone thinks you are a great fit. Say hello today.",
    ],
    [
      "USCIS <no-reply@uscis.example>",
      "Notice of interview",
      "Your naturalization interview has been scheduled for May 3 at 9 AM.",
    ],
    [
      person,
      "Quick question",
      "Hi, I came across your profile and have an exciting analyst role with my client. Are you available for a call this week?",
    ],
    [
      "Kim <kim@talentbridge.example>",
      "Opportunity",
      "I am recruiting for a Senior Nurse position in Dallas. If interested, send me your updated resume and a good time to talk.",
    ],
    [
      "Streamly <hi@streamly.example>",
      "A special offer for you",
      "We'd like to offer you 50% off your next year as a valued member. Join now.",
    ],
    [
      hr,
      "Application update",
      "We are still reviewing applications for Hygienist and expect to decide next week. Thank you for your patience.",
    ],
    [
      hr,
      "New hire orientation",
      "Welcome aboard! Orientation is on Monday at 9 AM. Please bring two forms of ID and complete your I-9.",
    ],
    [
      hr,
      "Background check",
      "As part of your application, please complete the background check authorization form. Schedule your drug test at the site below.",
    ],
    [
      "Oakwood <office@oakwoodapts.example>",
      "Your rental application",
      "We have received your application for apartment 4B. A credit check will follow.",
    ],
    [
      "Oakwood <office@oakwoodapts.example>",
      "Rental application",
      "Unfortunately, your rental application was not approved. Another applicant was selected.",
    ],
    [
      "State College <admissions@statecollege.example>",
      "Admission decision",
      "We regret to inform you that we are unable to offer you admission to the fall class.",
    ],
    [
      "State College <admissions@statecollege.example>",
      "Alumni interview",
      "An alumnus would like to schedule your admissions interview for the class of 2030.",
    ],
    [
      "Dr. Gale <desk@galedental.example>",
      "Appointment reminder",
      "This is a reminder of your appointment on Tuesday at 3:30 PM. Please complete the health questionnaire before your visit.",
    ],
    [
      "Realty <jo@realty.example>",
      "Offer accepted",
      "Great news: the sellers have accepted your offer on Elm Street! The inspection is on Friday.",
    ],
    [
      "Jo <jo@mail.example>",
      "Re: interview",
      "Good luck tomorrow!! Call me after and tell me how it went.",
    ],
    [
      "Jo <jo@mail.example>",
      "coffee",
      "I got the job! They went with me over three others. Coffee on Friday at 3?",
    ],
    [
      "Career Weekly <news@careerweekly.example>",
      "What to say when they say no",
      "You were not selected. Now what? Our experts explain how to answer and ask for feedback.",
    ],
    [
      "Career Weekly <news@careerweekly.example>",
      "Ace your next interview",
      "Schedule a mock interview with one of our coaches. Choose a time that works for you.",
    ],
    [
      "State Jobs <noreply@statejobs.example>",
      "Saved search: Clerk",
      "3 positions match your saved search. Apply before Friday.",
    ],
    [
      workday,
      "Your candidate account",
      "You created a candidate account. Please verify your email address.",
    ],
    [
      workday,
      "Documents needed",
      "Please upload your license and transcripts to your application by Friday.",
    ],
    [
      hr,
      "Reference request",
      "You listed us as a reference. Please complete the questionnaire about your former colleague.",
    ],
    [
      hr,
      "Schedule change",
      "Your shift on Friday has been moved to Saturday at 8 AM. Can you come in at 7:45?",
    ],
    [
      hr,
      "Open house",
      "Join us for our open house on Saturday, meet our team and learn about careers at Bramble Dental.",
    ],
    [
      "Survey <survey@feedback.example>",
      "Your experience",
      "You recently applied for a job at Bramble Dental. Please take our short survey about your application experience.",
    ],
    [
      "Unemployment Office <claims@state.example>",
      "Your claim",
      "You must attend a reemployment interview on June 4 at 10 AM to keep your benefits.",
    ],
    [
      "Bank <no-reply@bank.example>",
      "Your credit card application",
      "We have received your application and will let you know our decision within ten days.",
    ],
    [
      "Bank <no-reply@bank.example>",
      "Decision on your application",
      "We are unable to approve your application for a credit card because of your credit history.",
    ],
    [
      "Scout <hello@scout.example>",
      "You have been selected",
      "Congratulations, you have been selected for a free home assessment! Schedule your appointment today.",
    ],
    [
      "Learning Hub <no-reply@hub.example>",
      "Assignment due",
      "Reminder: please submit your assignment for Module 3. The quiz takes 20 minutes.",
    ],
    [
      "City Courts <jury@court.example>",
      "Jury questionnaire",
      "Please complete the juror questionnaire within ten days.",
    ],
    [
      "Podcast <host@show.example>",
      "Guest spot",
      "We would love to interview you for our show. Are you free on Thursday?",
    ],
    [
      hr,
      "Thanks for coming in",
      "It was great to meet you today. We will make a decision by Friday and let you know.",
    ],
    [
      hr,
      "Thank you",
      "Thank you for your interest in Bramble Dental. We have no openings at present, but please keep an eye on our site.",
    ],
    [
      hr,
      "Pay question",
      "Before we go on, could you tell us your salary expectations and whether you need sponsorship?",
    ],
    [
      hr,
      "Your withdrawal",
      "We're sorry that you have withdrawn your application for Hygienist. We wish you the best in your search.",
    ],
    [
      "LinkedIn <messages-noreply@linkedin.com>",
      "Pat just messaged you",
      "Hi Sam, I have an exciting new opportunity in sales. Are you free for a quick call this week?",
    ],
    [
      "Indeed <no-reply@indeed.com>",
      "Employers are looking for you",
      "Bramble Dental invited you to apply for Hygienist. Apply now.",
    ],
    [
      "Jobs <scam@quickcash.example>",
      "You're hired!",
      "Earn $900 a week from home. No interview needed. Text us your bank details to get started.",
    ],
    [
      "Insurance <quotes@insure.example>",
      "Your quote",
      "Thank you for your interest. We will review your application and contact you with a quote.",
    ],
    [
      "Adopt <pets@shelter.example>",
      "Biscuit",
      "Thank you for applying to adopt Biscuit. We will review your application this week.",
    ],
    [
      "Visa Center <noreply@visas.example>",
      "Interview appointment",
      "Your visa interview is scheduled for May 2 at 9:00.",
    ],
    [
      "Grant Fund <grants@fund.example>",
      "Your proposal",
      "We regret that your proposal was not selected for funding in this round.",
    ],
  ],
};
