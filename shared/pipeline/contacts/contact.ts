/** A contact: every field once. `contact.request.ts` and `contact.response.ts` say what the API makes of it. */
import type { contacts } from "#schema/pipeline.ts";
import { Email, Line, Name, Notes, WebUrl } from "#shared/contract/pipeline-fields.ts";
import type { TextField } from "#shared/contract/record-fields.ts";
import type { TextColumn } from "../records/text-columns.ts";

/** Columns of text that the service writes. */
type Own = "userId" | "id" | "companyKey" | "origin";

/** What people write about a contact, in the order of the API. The triggers of the database count and search the same columns. */
export const contactFields = {
  name: {
    schema: Name,
    meta: { description: "Name of the person.", example: "Grace Hopper" },
    ...{ label: "Name", isRequired: true, isSearched: true },
  },
  email: {
    schema: Email,
    meta: { description: "Email address.", example: "grace@example.com" },
    ...{ label: "E-mail address", isSearched: true, input: "trimmed" },
  },
  phone: {
    schema: Line(50),
    meta: { description: "Phone number in any format.", example: "+1 512 555 0100" },
    label: "Phone",
  },
  company: {
    schema: Name,
    meta: { description: "Employer of the person.", example: "Acme" },
    ...{ label: "Company", isSearched: true },
  },
  title: {
    schema: Name,
    meta: { description: "Position of the person.", example: "Recruiter" },
    ...{ label: "Position", isSearched: true },
  },
  linkedinUrl: {
    schema: WebUrl,
    meta: {
      description: "URL of the LinkedIn profile.",
      example: "https://www.linkedin.com/in/grace",
    },
    ...{ label: "LinkedIn profile", input: "trimmed" },
  },
  notes: { schema: Notes, label: "Notes", isSearched: true, input: "lines" },
} as const satisfies Record<Exclude<TextColumn<typeof contacts.$inferSelect>, Own>, TextField>;
