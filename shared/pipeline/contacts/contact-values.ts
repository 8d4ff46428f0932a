import { orAbsent, orNull } from "#shared/html/app-forms/form-state.ts";
import type { Contact } from "./contact.response.ts";

export const contactFields = [
  "name",
  "company",
  "title",
  "email",
  "phone",
  "linkedinUrl",
  "notes",
] as const;
export type ContactField = (typeof contactFields)[number];
export type ContactValues = Readonly<Record<ContactField, string>>;

export const contactLabels: Readonly<Record<ContactField, string>> = {
  name: "Name",
  company: "Company",
  title: "Position",
  email: "E-mail address",
  phone: "Phone",
  linkedinUrl: "LinkedIn profile",
  notes: "Notes",
};

export const emptyContact: ContactValues = {
  ...{ name: "", company: "", title: "", email: "", phone: "", linkedinUrl: "", notes: "" },
};

/** The typed values as a body of the API. */
export function contactBody(values: ContactValues, isNew: boolean) {
  return {
    name: orAbsent(values.name) ?? (isNew ? undefined : ""),
    company: orNull(values.company),
    title: orNull(values.title),
    email: orNull(values.email.trim()),
    phone: orNull(values.phone),
    linkedinUrl: orNull(values.linkedinUrl.trim()),
    notes: orNull(values.notes.replaceAll("\r\n", "\n")),
  };
}

export function valuesOfContact(contact: Contact): ContactValues {
  return {
    name: contact.name,
    company: contact.company ?? "",
    title: contact.title ?? "",
    email: contact.email ?? "",
    phone: contact.phone ?? "",
    linkedinUrl: contact.linkedinUrl ?? "",
    notes: contact.notes ?? "",
  };
}
