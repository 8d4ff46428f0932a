import * as z from "zod";
import { ContactId, Email, JobId, Line, Links, Name, Notes, WebUrl } from "./fields.ts";
import { CompanyFilter, PageQuery, SearchText, searchRule } from "./list.ts";

const name = Name.meta({ description: "Name of the person.", example: "Grace Hopper" });

/** Fields of a contact that a caller may set, apart from the name. */
const details = {
  email: Email.nullable().meta({ description: "Email address.", example: "grace@example.com" }),
  phone: Line(50)
    .nullable()
    .meta({ description: "Phone number in any format.", example: "+1 512 555 0100" }),
  company: Name.nullable().meta({ description: "Employer of the person.", example: "Acme" }),
  title: Name.nullable().meta({ description: "Position of the person.", example: "Recruiter" }),
  linkedinUrl: WebUrl.nullable().meta({
    description: "URL of the LinkedIn profile.",
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

export const ContactsQuery = z.object({
  company: CompanyFilter,
  q: SearchText.meta({
    description: `Search words. Each must be the beginning of a word in the name, email address, company, title or notes. ${searchRule}`,
    example: "grace",
  }),
  ...PageQuery,
});
export type ContactsQuery = z.output<typeof ContactsQuery>;
