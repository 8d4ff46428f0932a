import * as z from "zod";
import { ContactId, Email, Instant, JobId, Line, Links, Name, Notes, WebUrl } from "./fields.ts";
import { CompanyFilter, PageDetails, PageQuery, SearchText, searchRule } from "./list.ts";

const name = Name.meta({ description: "The person.", example: "Grace Hopper" });

/** What a caller may say of a contact beside the name. */
const details = {
  email: Email.nullable().meta({ description: "E-mail address.", example: "grace@example.com" }),
  phone: Line(50).nullable().meta({ description: "As it is written.", example: "+1 512 555 0100" }),
  company: Name.nullable().meta({ description: "The employer.", example: "Acme" }),
  title: Name.nullable().meta({ description: "The position.", example: "Recruiter" }),
  linkedinUrl: WebUrl.nullable().meta({
    description: "The profile.",
    example: "https://www.linkedin.com/in/grace",
  }),
  notes: Notes.nullable(),
  jobIds: Links(JobId, "jobs"),
};

export const CreateContactBody = z.strictObject({ name, ...z.object(details).partial().shape });
export type CreateContactBody = z.output<typeof CreateContactBody>;

export const UpdateContactBody = z.strictObject(z.object({ name, ...details }).partial().shape);
export type UpdateContactBody = z.output<typeof UpdateContactBody>;

export const ContactParams = z.object({ id: ContactId });

export const Contact = z
  .strictObject({
    id: ContactId,
    name: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    company: z.string().nullable(),
    title: z.string().nullable(),
    linkedinUrl: z.string().nullable(),
    notes: z.string().nullable(),
    jobIds: z.array(JobId),
    lastContactedAt: Instant.nullable().meta({
      description: "Latest e-mail, call, meeting, interview or follow-up with this contact.",
    }),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: "Contact" });
export type Contact = z.output<typeof Contact>;

export const ContactsQuery = z.object({
  company: CompanyFilter,
  q: SearchText.meta({
    description: `Words, each of which begins a word of the name, the e-mail address, the company, the title or the notes. ${searchRule}`,
    example: "grace",
  }),
  ...PageQuery,
});
export type ContactsQuery = z.output<typeof ContactsQuery>;

export const ContactsPage = z.strictObject({ contacts: z.array(Contact), ...PageDetails });
export type ContactsPage = z.output<typeof ContactsPage>;
