/** Tasks about a person's own job search. */
import { task } from "./task.ts";

const friday = "2026-11-27T17:00:00Z";

export const pipelineTasks = [
  task(
    "pipeline",
    "Which jobs have I applied to?",
    [["list_jobs", { status: ["applied"] }]],
    /Backend Engineer at Stripe, applied/,
  ),
  task(
    "pipeline",
    "Do I have anything with Airbnb?",
    [["list_jobs", { company: "Airbnb" }]],
    /Data Scientist at Airbnb, interviewing/,
  ),
  task(
    "pipeline",
    "Show me the jobs where I'm interviewing",
    [["list_jobs", { status: ["interviewing"] }]],
    /Airbnb, interviewing/,
  ),
  task(
    "pipeline",
    "Show me everything about the Kaiser job, with its notes and history",
    [["get_job", { id: "$kaiser" }]],
    /Registered Nurse at Kaiser/,
    /Market pay at mid level: median \$/,
    /Notes: Night shifts/,
  ),
  task(
    "pipeline",
    "Move the Stripe job to interviewing and remind me Friday",
    [
      ["update_job_status", { id: "$stripe", status: "interviewing" }],
      [
        "create_calendar_event",
        { type: "follow_up", title: "Stripe", startsAt: friday, jobId: "$stripe" },
      ],
    ],
    /Stripe, interviewing/,
    /In the calendar: 2026-11-27 17:00 UTC/,
  ),
  task(
    "pipeline",
    "I got an offer from Airbnb, mark it",
    [["update_job_status", { id: "$airbnb", status: "offer" }]],
    /Airbnb, offer since/,
  ),
  task(
    "pipeline",
    "Acme rejected my application",
    [["update_job_status", { id: "$acme", status: "rejected" }]],
    /Acme, rejected/,
  ),
  task(
    "pipeline",
    "Save this job for me: Product Designer at Figma in San Francisco",
    [
      [
        "create_job",
        {
          company: "Figma",
          title: "Product Designer",
          status: "saved",
          location: "San Francisco, CA",
        },
      ],
    ],
    /Product Designer at Figma, saved/,
  ),
  task(
    "pipeline",
    "I applied to a new role at Notion as a technical writer, track it",
    [["create_job", { company: "Notion", title: "Technical Writer", status: "applied" }]],
    /Technical Writer at Notion, applied/,
  ),
  task(
    "pipeline",
    "Add to the notes of the Stripe job that the team is remote",
    [["update_job", { id: "$stripe", notes: "The team is remote." }]],
    /Notes: The team is remote/,
  ),
  task(
    "pipeline",
    "The pay range for the Stripe job is 180 to 220 thousand, please edit it",
    [["update_job", { id: "$stripe", salaryMin: 180_000, salaryMax: 220_000 }]],
    /\$180,000 to \$220,000/,
  ),
  task(
    "pipeline",
    "Remove the Globex job for good",
    [["delete_job", { id: "$globex" }]],
    /Deleted: job_/,
  ),
  task(
    "pipeline",
    "Who do I know at Stripe?",
    [["list_contacts", { company: "Stripe" }]],
    /Grace Hopper, Recruiter at Stripe/,
  ),
  task(
    "pipeline",
    "Which recruiters and hiring managers have I got?",
    [["list_contacts", {}]],
    /Grace Hopper/,
    /Sam Lee/,
  ),
  task(
    "pipeline",
    "What's Grace Hopper's email and phone?",
    [
      ["get_contact", { id: "$grace" }],
      ["list_contacts", { q: "Grace" }],
    ],
    /grace@stripe\.example\.com/,
  ),
  task(
    "pipeline",
    "Save a new contact: Ada Byron, recruiter at Figma, ada@figma.example.com",
    [
      [
        "create_contact",
        { name: "Ada Byron", title: "Recruiter", company: "Figma", email: "ada@figma.example.com" },
      ],
    ],
    /Ada Byron, Recruiter at Figma/,
  ),
  task(
    "pipeline",
    "Sam Lee's phone number changed to 415 555 0199",
    [["update_contact", { id: "$sam", phone: "415 555 0199" }]],
    /415 555 0199/,
  ),
  task(
    "pipeline",
    "Delete the contact Old Recruiter",
    [["delete_contact", { id: "$old" }]],
    /Deleted: con_/,
  ),
  task(
    "pipeline",
    "I just called Grace about the Stripe job, write that down",
    [["log_activity", { type: "call", jobId: "$stripe", contactId: "$grace" }]],
    /Logged: .* call/,
  ),
  task(
    "pipeline",
    "Record that I sent a follow-up email to Airbnb",
    [["log_activity", { type: "email", jobId: "$airbnb", notes: "Follow-up" }]],
    /email.*Follow-up/,
  ),
  task(
    "pipeline",
    "When did I last email Stripe? What have I done there?",
    [["list_activities", { jobId: "$stripe" }]],
    /activit(?:y|ies)\./,
    /email/,
  ),
  task(
    "pipeline",
    "What activities have I logged this month?",
    [["list_activities", { from: "2026-11-01" }]],
    /activit/,
  ),
  task(
    "pipeline",
    "What interviews are coming up?",
    [["list_calendar", {}]],
    /interview: Airbnb onsite/,
  ),
  task(
    "pipeline",
    "What's on my calendar next week?",
    [["list_calendar", { from: "2026-11-23", to: "2026-11-29" }]],
    /Airbnb onsite/,
  ),
  task(
    "pipeline",
    "Schedule an interview with Stripe on Monday at 3 pm",
    [
      [
        "create_calendar_event",
        {
          type: "interview",
          title: "Stripe interview",
          startsAt: "2026-11-23T15:00:00Z",
          jobId: "$stripe",
        },
      ],
    ],
    /2026-11-23 15:00 UTC interview: Stripe interview/,
  ),
  task(
    "pipeline",
    "Remind me on Friday to answer Kaiser's offer",
    [
      [
        "create_calendar_event",
        { type: "deadline", title: "Answer Kaiser", startsAt: friday, jobId: "$kaiser" },
      ],
    ],
    /deadline: Answer Kaiser/,
  ),
  task(
    "pipeline",
    "How is my job search going overall?",
    [["get_pipeline", {}]],
    /jobs: .*Response rate \d+%/,
  ),
  task(
    "pipeline",
    "How many applications do I have by status, and what is my response rate?",
    [["get_pipeline", {}]],
    /Response rate/,
  ),
  task("pipeline", "What should I do next?", [["get_suggestions", {}]], /Call [a-z_]+ \{/),
  task(
    "pipeline",
    "What plan am I on, and how many calls are left?",
    [["get_me", {}]],
    /plan ultra/,
    /Calls left/,
  ),
  task(
    "pipeline",
    "I feel awful about the search today, two out of five",
    [["log_mood", { mood: 2 }]],
    /mood 2 of 5/,
  ),
  task(
    "pipeline",
    "Which webhooks do I have, and does delivery work?",
    [["list_webhooks", {}]],
    /webhook/,
  ),
  task(
    "pipeline",
    "What's the typical salary of a nurse in San Jose at senior level?",
    [["get_salary", { role: "nurse", city: "San Jose", exp: "senior" }]],
    /San Jose, CA, senior level/,
  ),
  task(
    "pipeline",
    "What do the top 10 percent of electricians earn in Houston? I want the percentiles",
    [["get_salary_range", { role: "electrician", city: "Houston" }]],
    /p90 \$/,
  ),
  task(
    "pipeline",
    "Has pay for data analysts risen over the years?",
    [["get_salary_trends", { role: "data analyst" }]],
    /Medians: Q4 2023 \$/,
  ),
  task(
    "pipeline",
    "Which city pays a software engineer more, Austin or Denver?",
    [["compare_cities", { role: "software engineer", cityA: "Austin", cityB: "Denver" }]],
    /Austin, TX: median \$.*\n.*Denver, CO: median \$/,
  ),
];
