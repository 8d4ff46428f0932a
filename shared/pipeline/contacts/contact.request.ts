import * as z from "zod/mini";
import {
  ContactId,
  Email,
  JobId,
  Line,
  Links,
  Name,
  Notes,
  WebUrl,
} from "#shared/contract/pipeline-fields.ts";
import {
  CompanyFilter,
  PageQuery,
  SearchText,
  searchRule,
} from "#shared/contract/pipeline-list-fields.ts";
import { Ignored, repeatedByAll } from "#shared/contract/sent-back.ts";
import { withMeta } from "#shared/contract/with-meta.ts";

const name = withMeta(Name, { description: "Name of the person.", example: "Grace Hopper" });

/** Fields of a contact that a caller may set, apart from the name. */
const details = {
  email: withMeta(z.nullable(Email), {
    description: "Email address.",
    example: "grace@example.com",
  }),
  phone: withMeta(z.nullable(Line(50)), {
    description: "Phone number in any format.",
    example: "+1 512 555 0100",
  }),
  company: withMeta(z.nullable(Name), { description: "Employer of the person.", example: "Acme" }),
  title: withMeta(z.nullable(Name), {
    description: "Position of the person.",
    example: "Recruiter",
  }),
  linkedinUrl: withMeta(z.nullable(WebUrl), {
    description: "URL of the LinkedIn profile.",
    example: "https://www.linkedin.com/in/grace",
  }),
  notes: z.nullable(Notes),
  jobIds: Links(JobId, "jobs"),
};

export const CreateContactBody = z.strictObject({ name, ...z.partial(z.object(details)).shape });
export type CreateContactBody = z.output<typeof CreateContactBody>;

export const UpdateContactBody = z.strictObject({
  ...z.partial(z.object({ name, ...details })).shape,
  ...repeatedByAll,
  lastContactedAt: Ignored("text"),
});
export type UpdateContactBody = z.output<typeof UpdateContactBody>;

export const ContactParams = z.object({ id: ContactId });

export const ContactsQuery = z.object({
  company: CompanyFilter,
  q: withMeta(SearchText, {
    description: `Search words. Each must be the beginning of a word in the name, email address, company, title or notes. ${searchRule}`,
    example: "grace",
  }),
  ...PageQuery,
});
export type ContactsQuery = z.output<typeof ContactsQuery>;
