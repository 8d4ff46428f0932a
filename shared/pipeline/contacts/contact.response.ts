import * as z from "zod";
import {
  Instant,
  SearchedDetails,
  shownFields,
} from "#shared/contract/pipeline-fields.response.ts";
import { ContactId, JobId } from "#shared/contract/pipeline-fields.ts";
import { contactFields } from "./contact.ts";

export const Contact = z
  .strictObject({
    id: ContactId,
    ...shownFields(contactFields),
    jobIds: z.array(JobId),
    lastContactedAt: Instant.nullable().meta({
      description:
        "Time of the latest email, call, meeting, interview or follow-up with this contact; null if there is none.",
    }),
    createdAt: Instant,
    updatedAt: Instant,
  })
  .meta({ id: "Contact" });
export type Contact = z.output<typeof Contact>;

export const ContactsPage = z
  .strictObject({ contacts: z.array(Contact), ...SearchedDetails })
  .meta({ id: "ContactList" });
export type ContactsPage = z.output<typeof ContactsPage>;
