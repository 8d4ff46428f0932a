import * as z from "zod/mini";
import { ContactId, JobId, Links } from "#shared/contract/pipeline-fields.ts";
import {
  CompanyFilter,
  PageQuery,
  SearchText,
  searchRule,
} from "#shared/contract/pipeline-list-fields.ts";
import { writtenFields } from "#shared/contract/record-fields.ts";
import { Ignored, repeatedByAll } from "#shared/contract/sent-back.ts";
import { withMeta } from "#shared/contract/with-meta.ts";
import { contactFields } from "./contact.ts";

const { name, ...others } = writtenFields(contactFields);
const details = z.partial(z.object({ ...others, jobIds: Links(JobId, "jobs") })).shape;

export const CreateContactBody = z.strictObject({ name, ...details });
export type CreateContactBody = z.output<typeof CreateContactBody>;

export const UpdateContactBody = z.strictObject({
  name: z.optional(name),
  ...details,
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
